Feature: One's cards
  At home stand the cards one made, wrote in or received, each with what it needs next.

  @API-55 @OPEN-37
  Scenario: The cards one made, wrote in and received
    Given Priya has a card for Grace
    And Tom joins the group
    And Grace keeps the card by its link
    Then the card stands among the cards Priya created
    And the card stands among the cards Tom contributed to
    And the card stands among the cards Grace received
    But no card stands among the cards Tom created

  @OPEN-37
  Scenario: At home a card comes with its cover and without its messages
    Given Priya has a card for Grace
    And Priya writes "one"
    Then the card at home shows its cover and no message to Priya
    And the card at home has 1 message for Priya

  @API-55
  Scenario: Home is for whoever is signed in
    When Priya looks at home
    Then Priya is told at home "Please log in to continue."

  @OPEN-37
  Scenario: Home says what a card needs next
    Given Priya has a card for Grace
    Then home says "Add the first message" to Priya
    When Priya writes "one"
    Then home says "1 message" to Priya
    When Tom joins the group
    And Tom writes "two"
    Then home says "1 new message" to Priya
    When Bea joins the group
    And Bea writes "three"
    Then home says "2 new messages" to Priya

  @OPEN-37 @SEND-04
  Scenario: Home says when a card goes out, and what became of it
    Given Priya has a card for Grace
    And Priya writes "one"
    When Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "UTC"
    And Priya schedules the card for "tom@example.com" in 2 days at "09:00" in "UTC"
    Then home says "Scheduled for 3 March 2026" to Priya
    When Priya cancels what is scheduled
    Then home says "Scheduled for 4 March 2026" to Priya
    When the minute in which it goes out comes
    Then Grace has 1 mail about "sent you a card"
    And home says "Sent" to Priya

  @OPEN-37
  Scenario: Home says who wants to come in
    Given Priya has a card for Grace
    And Priya sets group link privacy to private
    When Tom asks to be let in
    Then home says "1 person wants to join" to Priya

  @OPEN-73
  Scenario: Home says how far a card is
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com"
    Then home says "Sent" to Priya
    When Grace opens the card that was mailed
    And Grace unwraps the card
    Then home says "Opened" to Priya

  @STORY-09
  Scenario: A card deleted from home is gone
    Given Priya has a card for Grace
    When Priya deletes the card from home
    Then home shows 0 cards to Priya at once
    And Priya has 0 cards at home
    And Priya cannot open the card

  @ERR-08
  Scenario: Without network home says so and can be asked again
    Given Priya has a card for Grace
    When Priya goes offline
    And Priya looks at home
    Then Priya is told at home "You are offline."
    When Priya is online again
    Then Priya has 1 card at home

  @RECIP-07 @OPEN-37
  Scenario: Home says that somebody said thanks
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    When Grace keeps the card
    And Grace thanks with "You made my day"
    Then home says "They said thank you" to Priya

  @ROLE-18 @OPEN-37
  Scenario: A card one leaves is at home no more
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom leaves the group
    Then no card stands among the cards Tom contributed to

  @ROLE-02 @OPEN-37
  Scenario: A card one is kept out of is not at home
    Given Priya has a card for Grace
    And Priya sets group link privacy to private
    When Tom asks to be let in
    Then no card stands among the cards Tom contributed to
    When Priya lets Tom in
    Then the card stands among the cards Tom contributed to
    When Priya keeps Tom out
    Then no card stands among the cards Tom contributed to
