Feature: What others send in
  The owner may look at every message before it enters the card, and has the last word on each.

  @CONTRIB-05 @CONTRIB-06
  Scenario: Without moderation a message enters the card at once
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Tom is told that the message is in
    And Priya finds "Many happy returns" approved
    And Priya's card has 1 message

  @CONTRIB-04 @MODER-02 @MODER-04
  Scenario: With moderation a message waits for the owner's yes
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Tom is told that the message waits for a yes
    And Priya's card has 0 messages
    And "Many happy returns" waits because every message does
    When Priya says yes to "Many happy returns"
    Then Priya's card has 1 message
    And Priya finds "Many happy returns" approved

  @CONTRIB-08 @MODER-03
  Scenario: The owner waits for nobody
    Given Priya has a card for Grace
    And Priya wants to see messages first
    When Priya writes "You make Mondays bearable"
    Then Priya finds "You make Mondays bearable" approved
    When Priya comes by the group's link
    And Priya writes "And Tuesdays"
    Then Priya is told that the message is in
    And Priya's card has 2 messages

  @MODER-03 @CONTRIB-07 @OPEN-97
  Scenario: Somebody without a part in the card waits even where messages enter unseen
    Given Priya has a card for Grace
    And Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Priya sets group link privacy to "private"
    When Tom signs in
    Then Tom is told that the message waits for a yes
    And Tom is a requested contributor
    And "Many happy returns" waits because its author is not in the group
    When Priya lets Tom in
    Then Priya finds "Many happy returns" waiting for approval
    When Priya says yes to "Many happy returns"
    Then Priya's card has 1 message

  @CONTRIB-07 @OPEN-96
  Scenario: Its author sees a message that waits, nobody else does
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Sue joins the group
    When Tom writes "Many happy returns"
    Then Tom finds "Many happy returns" among their own
    And Sue finds nothing of others

  @MODER-05 @API-38
  Scenario: A message that was turned down stays out, until the owner thinks otherwise
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Priya says no to "Many happy returns"
    Then Priya finds "Many happy returns" declined
    And Priya's card has 0 messages
    When Priya says yes to "Many happy returns"
    Then Priya's card has 1 message

  @MODER-05 @API-38
  Scenario: A message is taken out of the card again
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Tom writes "And many more"
    When Priya says no to "Many happy returns"
    Then the card of Priya says "And many more" in this order
    And Priya finds "Many happy returns" declined

  @MODER-05 @API-37
  Scenario: A yes said twice is one yes
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Priya says yes to "Many happy returns"
    And Priya says yes to "Many happy returns"
    Then the card of Priya says "Many happy returns" in this order

  @MODER-05 @API-39 @OPEN-96
  Scenario: One yes for every message, in the order they came
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Sue joins the group
    And Tom writes "one"
    And 1 second passes
    And Sue writes "two"
    And 1 second passes
    And Tom writes "three"
    When Priya says yes to every message
    Then the card of Priya says "one, two, three" in this order

  @MODER-05 @API-36
  Scenario: What was seen is new no more
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "one"
    And Tom writes "two"
    Then 2 messages are unseen
    When Priya has seen "one"
    Then 1 message is unseen

  @F-42 @OPEN-170
  Scenario: A message that waits for approval is counted until it is decided, seen or not
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "one"
    And Tom writes "two"
    And Tom writes "three"
    When Priya has seen "one"
    And Priya has seen "two"
    And Priya has seen "three"
    Then 0 messages are unseen
    And 3 messages wait for approval
    And home says "3 messages waiting for approval" to Priya
    When Priya says yes to "one"
    Then 2 messages wait for approval
    When Priya says no to "two"
    Then 1 message waits for approval
    And home says "1 message waiting for approval" to Priya
    When Priya says yes to every message
    Then 0 messages wait for approval
    And home says "2 messages" to Priya

  @F-42 @OPEN-170 @OPEN-149
  Scenario: What waits for room and what the organiser wrote wait for no approval
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya writes 4 messages
    And Priya wants to see messages first
    And Priya writes "And Tuesdays"
    And Priya lets messages in unseen
    When Tom writes "Many happy returns"
    Then Tom is told that the message waits for room
    And 0 messages wait for approval

  @F-42 @OPEN-170
  Scenario: A message changed after the yes is counted again
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "one"
    And Priya says yes to "one"
    When Tom rewrites "one" as "two"
    And Priya has seen "two"
    Then 1 message waits for approval

  @MODER-05
  Scenario: Deciding is seeing
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "one"
    And Tom writes "two"
    When Priya says yes to "one"
    And Priya says no to "two"
    Then 0 messages are unseen

  @MODER-06
  Scenario Outline: A decision that did not get through is no drama
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Priya's next try at <deciding> fails: "Boom"
    When Priya <decides> "Many happy returns"
    Then Priya is told nothing
    And Priya finds "Many happy returns" waiting for approval

    Examples:
      | deciding                    | decides     |
      | saying yes                  | says yes to |
      | saying no                   | says no to  |
      | marking the message as seen | has seen    |

  @MODER-01
  Scenario Outline: Only the owner decides
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Sue joins the group
    And Tom writes "Many happy returns"
    When <who> tries to <decide>
    Then <who> may not
    And Priya finds "Many happy returns" waiting for approval
    And 1 message is unseen

    Examples:
      | who | decide                            |
      | Tom | say yes to "Many happy returns"   |
      | Sue | say yes to "Many happy returns"   |
      | Tom | say no to "Many happy returns"    |
      | Sue | mark "Many happy returns" as seen |
      | Tom | say yes to every message          |

  @CONTRIB-05 @MODER-03
  Scenario: A message that is changed after the yes waits again
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Priya says yes to "Many happy returns"
    When Tom rewrites "Many happy returns" as "Many more happy returns"
    Then Priya finds "Many more happy returns" waiting for approval
    And "Many more happy returns" waits because it was changed
    And Priya's card has 0 messages

  @CONTRIB-05
  Scenario: Without moderation a changed message stays in the card
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Tom rewrites "Many happy returns" as "Many more happy returns"
    Then Tom is told that the message was changed
    And the card of Priya says "Many more happy returns" in this order
    And 1 message is unseen

  @MODER-04
  Scenario: A message that was turned down and changed is looked at again
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Priya says no to "Many happy returns"
    When Tom rewrites "Many happy returns" as "Happy birthday"
    Then Priya finds "Happy birthday" waiting for approval
    And Priya's card has 0 messages

  @MODER-02
  Scenario: What waits goes on waiting when moderation ends, what comes later enters
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "before"
    When Priya lets messages in unseen
    And Tom writes "after"
    Then Priya finds "before" waiting for approval
    And the card of Priya says "after" in this order

  @OPEN-149 @PAY-02
  Scenario: A yes to a message that finds no room is kept until there is room
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Priya writes 5 messages
    When Priya says yes to "Many happy returns"
    Then Priya is told "This card is full. Upgrade it to add more messages."
    And Priya finds "Many happy returns" waiting for room
    And "Many happy returns" waits because there is no room
    When Priya says no to "message 5"
    Then Priya finds "Many happy returns" approved

  @OPEN-149
  Scenario: A finished message is never refused, it waits for room
    Given Priya has a card for Grace
    And Priya wants to hear of new messages at once
    And Priya writes 5 messages
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Tom is told that the message waits for room
    And Priya finds "Many happy returns" waiting for room
    And Priya's card has 5 messages
    And Priya has 1 mail about "Tom Example added a message"
    And the mail to Priya says "but the card is full. Upgrade it to include the message."

  @OPEN-26
  Scenario Outline: The owner hears of a message by mail
    Given Priya has a card for Grace
    And Priya wants to hear of new messages at once
    And Priya sets content moderation to <moderation>
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Priya has 1 mail about "Tom Example added a message"
    And the mail to Priya says "<words>"

    Examples:
      | moderation | words                                                             |
      | off        | Tom Example added a message to “Happy Birthday Grace”.                                 |
      | on         | Tom Example added a message to “Happy Birthday Grace”. It’s waiting for your approval. |

  @ROLE-06 @STORY-19
  Scenario: The owner may do without the mails
    Given Priya has a card for Grace
    And Priya sets owner email notifications to off
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Priya has 0 mails about "added a message"

  @STORY-11 @MODER-05
  Scenario: A message that comes in is seen without reading again
    Given Priya has a card for Grace
    And Priya wants to see messages first
    And Priya has the contributions in front of them
    When Tom joins the group
    And Tom writes "Many happy returns"
    And 5 seconds pass
    And 5 seconds pass
    And 5 seconds pass
    Then 1 message waits in front of Priya

  @CONTRIB-15
  Scenario Outline: Looking for a message begins with three characters
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Priya writes "Hooray"
    And Priya has the contributions in front of them
    When Priya looks for "<typed>" among them
    Then Priya sees "<found>" among them

    Examples:
      | typed | found                      |
      | ho    | Hooray, Many happy returns |
      | hoo   | Hooray                     |
      | TOM   | Many happy returns         |
      | nono  |                            |

  @CONTRIB-16 @CONTRIB-17
  Scenario Outline: Messages are narrowed by when, by whom and whether they are new
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "old"
    And Priya has seen "old"
    And 5 days go by without anybody
    And Tom writes "middle"
    And 3 days go by without anybody
    And Priya writes "mine"
    And Priya has the contributions in front of them
    When Priya narrows them to "<filters>"
    Then Priya sees "<found>" among them

    Examples:
      | filters          | found        |
      | today            | mine         |
      | this week        | mine, middle |
      | me               | mine         |
      | others           | middle, old  |
      | unseen           | middle       |
      | this week and others | middle   |
      | today and others |              |
