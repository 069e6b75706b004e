Feature: Working on a card
  The owner puts the card in order, in one tab or two, with or without network.

  @STORY-06
  Scenario: A card that was worked on is marked as changed
    Given Priya has a card for Grace
    Then the card has not changed for Priya
    When Priya renames the card to "Hooray"
    Then the card has changed for Priya

  @STORY-06
  Scenario: A card that a message was written into is marked as changed
    Given Priya has a card for Grace
    Then the card has not changed for Priya
    When Priya writes "Happy birthday"
    Then the card has changed for Priya

  @STORY-10 @API-30 @OPEN-79
  Scenario: Messages are put in order
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya writes "three"
    When Priya moves "three" to place 1
    Then the messages of Priya are "three, one, two"
    And the card of Priya says "three, one, two" in this order

  @STORY-10
  Scenario Outline: A message moves anywhere among the messages
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya writes "three"
    When Priya moves "<words>" to place <place>
    Then the card of Priya says "<order>" in this order

    Examples:
      | words | place | order           |
      | one   | 1     | one, two, three |
      | one   | 2     | two, one, three |
      | one   | 3     | two, three, one |
      | one   | 9     | two, three, one |
      | three | 2     | one, three, two |

  @STORY-10
  Scenario Outline: Cover and credits keep their places
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Priya asks for the order "<order>"
    Then the card of Priya says "two, one" in this order
    And the slides of Priya are "title, text, text and credits"

    Examples:
      | order                |
      | two, title, one, credits |
      | title, credits, two, one |
      | credits, two, one, title |

  @STORY-10
  Scenario: An order with a slide of another card is refused
    Given Priya has a card for Grace
    And Priya writes "one"
    When Priya asks for the order "title, one, somebody-elses, credits"
    Then Priya is told what is wrong

  @OPEN-79
  Scenario: The order may be told as a bare list
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Priya asks for the bare order "title, two, one, credits"
    Then the card of Priya says "two, one" in this order

  @STORY-10
  Scenario: Ordered in two tabs at once, the second is told
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya writes "three"
    And Priya's other tab opens the card
    When Priya's other tab moves "two" to place 1
    And Priya moves "three" to place 1
    Then Priya is told "Someone else changed this at the same time. Please try again."
    And the messages of Priya are "two, one, three"
    When Priya moves "three" to place 1
    Then the card of Priya says "three, two, one" in this order

  @STORY-10
  Scenario: Renamed in one tab, ordered in the other
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya's other tab opens the card
    When Priya's other tab renames the card to "Hooray"
    And Priya moves "two" to place 1
    Then Priya is told nothing
    And the card of Priya says "two, one" in this order

  @STORY-11 @STORY-12 @API-29
  Scenario: What somebody else adds comes in by itself
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many happy returns"
    And 5 seconds pass
    Then Priya sees "Many happy returns"
    And 1 new message waits to be seen by Priya

  @STORY-11 @SHELL-45 @OPEN-24
  Scenario: A card that has not changed is not read again
    Given Priya has a card for Grace
    When 30 seconds pass
    Then looking for changes was tried 6 times
    And reading the card was tried once

  @STORY-11 @OPEN-24
  Scenario: A hidden tab does not ask, and asks at once when it is seen again
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya looks away
    And Tom writes "Many happy returns"
    And 1 minute passes
    Then Priya does not see "Many happy returns"
    When Priya looks again
    Then Priya sees "Many happy returns"

  @STORY-12
  Scenario: Who asks to be let in is counted
    Given Priya has a card for Grace
    And Priya sets group link privacy to private
    When Tom asks to be let in
    And 5 seconds pass
    Then 1 person waits to be let in by Priya

  @STORY-14 @STORY-15
  Scenario: While a save is under way another one is skipped
    Given Priya has a card for Grace
    When Priya renames the card to "Hooray" and at once to "Hurrah"
    Then the card is called "Hooray"
    And the card is not being saved by Priya any more

  @STORY-14
  Scenario: While a save is under way the card says so
    Given Priya has a card for Grace
    When Priya goes offline
    And Priya begins to rename the card to "Hooray"
    Then the card is being saved by Priya
    When 2 seconds pass
    Then the card is not being saved by Priya any more
    And Priya is told "You are offline."

  @STORY-15
  Scenario: A forced save is not skipped
    Given Priya has a card for Grace
    When Priya renames the card to "Hooray" and with force to "Hurrah"
    Then the card is called "Hurrah"

  @SLIDE-39
  Scenario Outline: Cover and credits cannot be deleted
    Given Priya has a card for Grace
    Then Priya cannot remove the <kind> slide
    When Priya tries to delete the <kind> slide
    Then Priya is told what is wrong
    And the slides of Priya are "title and credits"

    Examples:
      | kind    |
      | title   |
      | credits |

  @API-35
  Scenario: A deleted message is gone after a few seconds
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Priya takes "one" away
    Then the messages of Priya are "two"
    When 6 seconds pass
    Then the card of Priya says "two" in this order

  @API-35
  Scenario: A deleted message can be taken back for a few seconds
    Given Priya has a card for Grace
    And Priya writes "one"
    When Priya takes "one" away
    And 5 seconds pass
    And Priya takes it back
    And 10 seconds pass
    Then the card of Priya says "one" in this order

  @API-35
  Scenario: Leaving the card makes a deletion good
    Given Priya has a card for Grace
    And Priya writes "one"
    When Priya takes "one" away
    And Priya leaves the editor
    Then Priya's card has 0 messages

  @ERR-08
  Scenario: What was moved without network moves back
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Priya goes offline
    And Priya moves "two" to place 1
    Then Priya is told "You are offline."
    And the messages of Priya are "one, two"

  @ERR-08
  Scenario: An effect turned on without network turns off again
    Given Priya has a card for Grace
    When Priya goes offline
    And Priya turns snow on
    Then Priya is told "You are offline."
    When Priya is online again
    Then the card's snow is off
    And the snow is off for Priya

  @ERR-16 @ERR-22
  Scenario: A refused change says why
    Given Priya has a card for Grace
    When Priya fills title with 201 characters
    Then Priya is told "Please keep this to 200 characters or less"
    And the card is called "Happy Birthday Grace"

  @ERR-22
  Scenario: A card that cannot be started says why
    Given Priya's next try at making the card has to wait: "That is enough for today."
    When Priya tries to start a card for Grace
    Then Priya has to wait
    And Priya is refused with "That is enough for today."

  @API-19
  Scenario: A stranger reads nothing of a card
    Given Priya has a card for Grace
    And Tom is signed in
    Then Tom cannot open the card
