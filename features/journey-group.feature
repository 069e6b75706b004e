@journey
Feature: Messages of others
  Whoever is passed the link writes first and says who they are when they send it.

  @CONTRIB-01 @CONTRIB-02 @CONTRIB-03
  Scenario: A message from somebody who has no account yet
    Given Priya has started a card for Grace in an account
    And Priya copies the link for the group
    When Sam opens the group's link
    And Sam sends "Monday's coffee is on me"
    And Sam answers the sign-in with the mailed code
    Then Sam is told that the message is sent
    And the card for Grace is among the cards Sam contributed to
    When Priya comes back to the card
    Then Priya finds in the card "Monday's coffee is on me"

  @CONTRIB-04 @MODER-04 @STORY-11
  Scenario: A message that waits for approval comes in by itself
    Given Priya has started a card for Grace in an account
    And Priya wants to approve every message
    And Priya copies the link for the group
    And Priya has the contributions open
    When Sam opens the group's link
    And Sam sends "Monday's coffee is on me"
    And Sam answers the sign-in with the mailed code
    Then Sam is told that the message waits for approval
    And Priya sees "Monday's coffee is on me" waiting, without reloading
    When Priya approves "Monday's coffee is on me"
    And Priya comes back to the card
    Then Priya finds in the card "Monday's coffee is on me"

  @CONTRIB-05
  Scenario: One's own message can be changed later
    Given Priya has started a card for Grace in an account
    And Priya copies the link for the group
    And Sam opens the group's link
    And Sam sends "Mondays coffee is on me"
    And Sam answers the sign-in with the mailed code
    And Sam is told that the message is sent
    When Sam changes their own "Mondays coffee is on me" to "Monday's coffee is on me"
    Then Sam finds their own "Monday's coffee is on me"
    When Priya comes back to the card
    Then Priya finds in the card "Monday's coffee is on me"
