Feature: Links that left the product lead somewhere sensible
  Whoever opens a link to a card sees what that link is for, and nothing more.

  @ROUTE-24 @PLAY-10
  Scenario: A watch link plays the card, without an account
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    And Priya makes a watch link
    When Tom opens the watch link
    Then Tom can watch the card
    When Tom watches the card to its end
    Then the card is over for Tom
    And marking the card as watched was not tried
    And marking the card as received was not tried

  @ROUTE-24 @ROLE-08 @OPEN-59
  Scenario: Somebody with an account becomes a watcher by opening the link
    Given Priya has a card for Grace
    And Priya makes a watch link
    When Tom opens the watch link
    Then the card is remembered as shared with Tom
    Given Bea is signed in
    When Bea opens the watch link
    Then Bea can watch the card
    And Bea is an active viewer of the card

  @OPEN-33 @OPEN-69
  Scenario: A watch link that was replaced leads nowhere
    Given Priya has a card for Grace
    And Priya makes a watch link
    And Tom keeps the watch link
    And Priya makes a watch link
    When Tom opens the link that was kept
    Then Tom is told that there is no such card

  @ROUTE-24
  Scenario: The network is gone when a watch link is opened
    Given Priya has a card for Grace
    And Priya makes a watch link
    And Tom keeps the watch link
    When Tom goes offline
    And Tom opens the link that was kept
    Then Tom is told that the card did not come
    When Tom is online again
    And Tom tries the link again
    Then Tom can watch the card

  @ROUTE-19 @API-45
  Scenario: The recipient sees who is on the card
    Given Priya has a card for Grace
    And Tom joins the group
    When Grace looks at the people on the card
    Then Grace sees Priya among the people on the card
    And Grace sees Tom among the people on the card

  @ROUTE-19
  Scenario: Whoever was only invited is not on the card yet
    Given Priya has a card for Grace
    And Priya invites "bea@example.com"
    When Grace looks at the people on the card
    Then Grace sees 1 person on the card
