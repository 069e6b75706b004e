Feature: Two people, one browser
  What somebody writes and does not send is theirs, whoever sits down at the computer after them.

  @F-58 @F-24 @OPEN-167
  Scenario Outline: The draft of the person before never shows to the next: <room>
    Given Olga has a card that Priya may write in
    When Priya writes "Only for Priya" into the <room> and does not send it
    And Priya logs out
    Then somebody signed out at Priya's browser reads nothing of it in the <room>
    When Tom signs in at Priya's browser
    Then Tom reads nothing of it in the <room>
    When Tom writes "Only for Tom" into the <room> and does not send it
    And Tom logs out
    And Priya signs in
    Then Priya reads "Only for Priya" in the <room>

    Examples:
      | room    |
      | builder |
      | thanks  |
      | cover   |
      | account |

  @F-58
  Scenario: What somebody is still keeping as their session ends goes to them, and not to whoever is signed out
    Given Olga has a card that Priya may write in
    When Priya writes "Only for Priya" into the builder and does not send it
    And Priya logs out
    And Priya's builder goes on keeping what is typed
    Then somebody signed out at Priya's browser reads nothing of it in the builder
    When Tom signs in at Priya's browser
    Then Tom reads nothing of it in the builder

  @F-58
  Scenario: What a visitor wrote is theirs once they sign in
    Given Olga has a card that Priya may write in
    And Priya logs out
    When Priya writes "Before I signed in" into the thanks and does not send it
    And Priya signs in
    Then Priya reads "Before I signed in" in the thanks
