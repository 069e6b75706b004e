Feature: Room in a card
  How many messages a card takes depends on what was paid for it; nobody's words get lost for want of room.

  @PAY-01 @OPEN-147 @API-99
  Scenario: There are three tiers
    Given Priya is signed in
    Then a free card takes 5 messages for Priya
    And a starter card takes 20 messages for Priya
    And an unlimited card takes any number of messages for Priya

  @PAY-02 @OPEN-147
  Scenario Outline: A card is full when it holds as many messages as its tier allows
    Given Priya has a card for Grace
    And the card is <tier>
    And Priya has written <messages> messages
    When Priya opens the card
    Then the card <is> full for Priya

    Examples:
      | tier      | messages | is     |
      | free      | 4        | is not |
      | free      | 5        | is     |
      | starter   | 19       | is not |
      | starter   | 20       | is     |
      | unlimited | 25       | is not |

  @PAY-02 @OPEN-149 @API-31
  Scenario: The owner of a full card is told to upgrade it
    Given Priya has a card for Grace
    And Priya has written 5 messages
    When Priya writes "One too many"
    Then Priya is told "This card is full. Upgrade it to add more messages."
    And Priya's card has 5 messages

  @PAY-02
  Scenario: Cover and credits take no room
    Given Priya has a card for Grace
    And Priya has written 4 messages
    When Priya writes "The fifth"
    Then Priya's card has 5 messages

  @PAY-03
  Scenario: Reaching the paywall is reported
    Given Priya has a card for Grace
    And Priya has written 5 messages
    When Priya writes "One too many"
    Then "paywall" was reported with 5 messages

  @PAY-04
  Scenario: An unlimited card is never full
    Given Priya has a card for Grace
    And the card is unlimited
    And Priya has written 25 messages
    When Priya writes "One more"
    Then Priya's card has 26 messages
    And "paywall" was not reported

  @OPEN-149
  Scenario: A contributor's message to a full card waits for room
    Given Priya has a card for Grace
    And Priya wants to hear of new messages at once
    And Priya has written 5 messages
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then Tom learns that the message waits for room
    And Priya's card has 5 messages
    And the card's number of messages waiting for room is 1
    And Priya has 1 mail about "Tom Example added a message"

  @OPEN-149
  Scenario: A message written before sign-in waits for room as well
    Given Priya has a card for Grace
    And Priya has written 5 messages
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom signs in
    Then Tom learns that the message waits for room
    And the card's number of messages waiting for room is 1

  @OPEN-149
  Scenario: Who waits longest enters first when there is room
    Given Priya has a card for Grace
    And Priya has written 5 messages
    And Tom joins the group
    And Tom writes "first"
    And 1 second passes
    And Tom writes "second"
    When Priya opens the card
    And Priya takes "message 1" away
    And 6 seconds pass
    Then the card of Priya says "message 2, message 3, message 4, message 5 and first" in this order
    And the card's number of messages waiting for room is 1

  @OPEN-149
  Scenario: Approving a message in a full card lets it wait for room
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    And Priya has written 5 messages
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Priya agrees to "Many happy returns"
    Then Priya is told "This card is full. Upgrade it to add more messages."
    And Priya's card has 5 messages
    And the card's number of messages waiting for room is 1

  @PAY-02
  Scenario: A full card can still be changed
    Given Priya has a card for Grace
    And Priya has written 5 messages
    When Priya rewords "message 3" as "another word"
    Then the card of Priya says "message 1, message 2, another word, message 4 and message 5" in this order

  @PAY-02
  Scenario: A card that holds more than its tier allows is not sent
    Given Priya has a card for Grace
    And the card is starter
    And Priya has written 6 messages
    And the card is free
    When Priya posts the card to "grace@example.com"
    Then Priya is told "This card has more messages than its plan allows. Upgrade it to send it."
    And Grace has 0 mails about "sent you a card"
    When the card is starter
    And Priya posts the card to "grace@example.com"
    Then Grace has 1 mail about "sent you a card"
