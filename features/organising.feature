Feature: An organiser who need not worry
  New messages are gathered and told of once a day, unless somebody chooses otherwise. People are asked again before the
  day to sign by, where the organiser wants that, and the organiser hears how it went.

  @OPEN-26 @CONTRIB-06
  Scenario: New messages are told of once a day
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    Then Priya has 0 mails about "message"
    When 1 day passes
    And the digests of the morning go out
    And the digests of the morning go out
    Then Priya has 1 mail about "1 new message in “Happy Birthday Grace”"
    And the mail to Priya says "1 new message from Tom."

  @OPEN-26 @F-34
  Scenario: Whoever wants none gets none, and may come back
    Given Priya has a card for Grace
    And Priya wants to hear of new messages never
    And Tom joins the group
    And Tom writes "Many happy returns"
    When 1 day passes
    And the digests of the morning go out
    Then Priya has 0 mails about "message"
    And Priya hears of new messages never
    When Priya wants to hear of new messages once a day
    And Tom writes "And one more"
    And 1 day passes
    And the digests of the morning go out
    Then Priya has 1 mail about "new message in"

  @F-34 @OPEN-26
  Scenario: A digest is left with one press, and the account says so
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When 1 day passes
    And the digests of the morning go out
    Then Priya has 1 mail about "new message in"
    When Priya follows the way out of the mail
    Then Priya is asked whether to stop news
    When Priya unsubscribes
    Then Priya hears of new messages never

  @OPEN-70 @ROLE-17
  Scenario: People are nudged before the day to sign by
    Given Priya has a card for Grace
    And Priya wants messages within 10 days
    And Priya invites "tom@example.com, sue@example.com"
    And Ann joins the group
    And Ann writes "Many happy returns"
    Then no nudges go by themselves for Priya
    When Priya wants nudges to go by themselves
    Then the next nudges go to 2 people for Priya
    When Priya is away until 3 days before then
    And the mails of the morning go out
    And the mails of the morning go out
    Then Tom has 1 mail about "Don’t forget to sign"
    And Sue has 1 mail about "Don’t forget to sign"
    And Ann has 0 mails about "Don’t forget to sign"
    And the mail to Tom leads to "/contribute/"
    When Tom follows the mailed invitation
    And Tom writes "Hooray"
    And Tom signs in
    Then the next nudges go to 1 person for Priya
    When 2 days go by without anybody
    And the mails of the morning go out
    Then Tom has 1 mail about "Don’t forget to sign"
    And Sue has 2 mails about "Don’t forget to sign"

  @OPEN-70
  Scenario Outline: Nudges end with what makes them needless
    Given Priya has a card for Grace
    And Priya wants messages within 10 days
    And Priya invites "tom@example.com"
    And Priya wants nudges to go by themselves
    When <something happens>
    And Priya is away until 3 days before then
    And the mails of the morning go out
    Then Tom has 0 mails about "Don’t forget to sign"

    Examples:
      | something happens                              |
      | Priya wants no nudges to go by themselves                         |
      | Priya shares the card by its link              |
      | Priya withdraws the invitation of Tom          |

  @OPEN-26 @CONTRIB-06
  Scenario: The organiser hears that everyone has signed
    Given Priya has a card for Grace
    And Priya wants messages within 10 days
    And Priya invites "tom@example.com"
    When Tom follows the mailed invitation
    And Tom writes "Hooray"
    And Tom signs in
    And 1 day goes by without anybody
    And the mails of the morning go out
    And the mails of the morning go out
    Then Priya has 1 mail about "Everyone has signed “Happy Birthday Grace”"
    When 12 days go by without anybody
    And the mails of the morning go out
    Then Priya has 1 mail about "signed “Happy Birthday Grace”"

  @OPEN-26 @F-34
  Scenario: The organiser hears how many signed when the day to sign by is over
    Given Priya has a card for Grace
    And Priya wants messages within 10 days
    And Priya invites "tom@example.com, sue@example.com"
    When 12 days go by without anybody
    And the mails of the morning go out
    Then Priya has 1 mail about "No one has signed “Happy Birthday Grace” so far"
    And the mail to Priya says "0 of 2 people have signed"
    When Priya follows the way out of the mail
    Then Priya is asked whether to stop news
