@journey
Feature: The card arrives
  The owner sends it, the recipient unwraps it, keeps it and says thanks.

  @SEND-01 @SEND-04 @RECIP-05
  Scenario: By e-mail, unwrapped, played, kept and thanked for
    Given Priya has started a card for Grace in an account
    And Priya puts "You make Mondays bearable" into the card
    When Priya sends a test of the card
    Then Priya gets a mail about "Test: Priya Example sent you a card"
    When Priya sends the card to Grace by e-mail
    And Grace opens the card from the mail
    And Grace unwraps it
    And Grace plays it to its end
    And Grace says thanks with "I read it twice"
    And Grace answers the sign-in with the mailed code
    Then Grace sees the thanks "I read it twice" sent
    And the card for Grace is among the cards Grace received
    And Priya gets a mail about "Grace Example says thank you"
    And Priya reads the thanks "I read it twice"

  @SEND-03 @RECIP-02 @RECIP-08
  Scenario: By link, and kept
    Given Priya has started a card for Grace in an account
    And Priya puts "You make Mondays bearable" into the card
    When Priya copies the link for the recipient
    And Grace opens the copied link
    And Grace unwraps it
    And Grace plays it to its end
    And Grace saves the card
    And Grace answers the sign-in with the mailed code
    Then Grace sees that the card is kept
    And the card for Grace is among the cards Grace received

  @browser-only @MEDIA-05
  Scenario: Where a photo was taken stays with whoever took it
    Given Priya has started a card for Grace in an account
    And Priya puts the photos "garden" and "camp" into the card as "Our summer"
    And Priya copies the link for the recipient
    When Grace opens the copied link
    And Grace unwraps it
    And Grace plays it to its end
    Then no photo that Grace received says where it was taken
