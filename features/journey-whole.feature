@journey @desktop
Feature: The whole path
  From the start page to thanks: made, written together, sent. By post it will go the same way once posting is there.

  @SHELL-01
  Scenario: Made about an occasion, written by two, sent by e-mail
    Given Priya has started a card for Grace in an account
    And Priya puts "You make Mondays bearable" into the card
    And Priya copies the link for the group
    When Sam opens the group's link
    And Sam sends "Monday's coffee is on me"
    And Sam answers the sign-in with the mailed code
    Then Sam is told that the message is sent
    When Priya comes back to the card
    Then Priya finds in the card "You make Mondays bearable", "Monday's coffee is on me"
    When Priya sends the card to Grace by e-mail
    And Grace opens the card from the mail
    And Grace unwraps it
    And Grace plays it to its end
    And Grace says thanks with "I read it twice"
    And Grace answers the sign-in with the mailed code
    Then Grace sees the thanks "I read it twice" sent
    And the card for Grace is among the cards Grace received

  @SHELL-01
  Scenario: The same by link
    Given Priya has started a card for Grace in an account
    And Priya puts "You make Mondays bearable" into the card
    And Priya copies the link for the group
    When Sam opens the group's link
    And Sam sends "Monday's coffee is on me"
    And Sam answers the sign-in with the mailed code
    And Priya copies the link for the recipient
    And Grace opens the copied link
    And Grace unwraps it
    And Grace plays it to its end
    And Grace saves the card
    And Grace answers the sign-in with the mailed code
    Then Grace sees that the card is kept
