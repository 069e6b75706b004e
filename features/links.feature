Feature: Links and the parts they give
  Every card has links; each gives whoever opens it another part in the card.

  @ROLE-07 @API-62
  Scenario: The recipient's link makes a recipient
    Given Priya has a card for Grace
    When Grace joins by the recipient link
    Then Grace is an active recipient of the card

  @ROLE-08 @API-62
  Scenario: A watch link makes a watcher, who may look and nothing more
    Given Priya has a card for Grace
    And Priya makes a watch link
    When Tom joins by the watch link
    Then Tom is an active viewer of the card
    And Tom may not see the group

  @ROLE-09 @API-25
  Scenario Outline: Every kind of link can be made
    Given Priya has a card for Grace
    When Priya tries to make a new <kind> link
    Then Priya is not refused

    Examples:
      | kind      |
      | group     |
      | recipient |
      | invite    |
      | watch     |

  @ROLE-08
  Scenario: A watcher who comes by the group's link becomes a contributor
    Given Priya has a card for Grace
    And Priya makes a watch link
    When Tom joins by the watch link
    And Tom joins the group
    Then Tom is an active contributor of the card

  @API-60 @OPEN-72
  Scenario Outline: One's own part is read by the card or by its links
    Given Priya has a card for Grace
    And Tom joins the group
    Then by the card's <way> Tom is an active contributor
    And by the card's <way> Priya is an active owner
    And by the card's <way> Bea is nobody

    Examples:
      | way       |
      | id        |
      | group     |
      | recipient |

  @ROLE-05
  Scenario: An active part counts at once when the builder opens
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then adding the message was tried once
    And storing the message was not tried

  @ROLE-05
  Scenario: Without a part the message goes the long way, and gives one
    Given Priya has a card for Grace
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then adding the message was not tried
    And storing the message was tried once
    And Tom is an active contributor of the card

  @API-63
  Scenario: Only a recipient marks a card as watched
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom marks the card as watched
    Then Tom is refused with "User is not a recipient for this story"
