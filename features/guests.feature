Feature: Guests
  Where the organiser lets them, people sign with a name alone, and keep a private link to what they wrote.

  @journey @CONTRIB-02 @CONTRIB-03 @CONTRIB-07
  Scenario: A message with a name alone, changed from another browser
    Given Priya has started a card for Grace in an account
    And Priya lets guests sign
    And Priya copies the link for the group
    When Sam opens the group's link
    And Sam sends "Mondays coffee is on me"
    And Sam signs with a name and an address
    Then Sam is told that the message is sent
    And Sam has a private link to it
    And Sam gets a mail about "Your message in"
    When Ann opens the private link that was mailed to Sam
    And Ann changes their own "Mondays coffee is on me" to "Monday's coffee is on me"
    And Priya comes back to the card
    Then Priya finds in the card "Monday's coffee is on me"

  @CONTRIB-03 @CONTRIB-04 @MODER-04
  Scenario: A guest's message waits for approval like any other
    Given Priya has started a card for Grace in an account
    And Priya lets guests sign
    And Priya wants to approve every message
    And Priya copies the link for the group
    When Sam opens the group's link
    And Sam sends "Monday's coffee is on me"
    And Sam signs with a name alone
    Then Sam is told that the message waits for approval
    And Sam finds their own "Monday's coffee is on me"
    And Sam has a private link to it
