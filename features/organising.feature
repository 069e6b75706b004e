Feature: An organiser who need not worry
  New messages are gathered and told of once a day, unless somebody chooses otherwise.

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
