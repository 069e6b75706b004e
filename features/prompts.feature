Feature: Guidance
  What a screen has to say to somebody new is said one thing at a time, and each once.

  @PROMPT-01 @OPEN-101
  Scenario: The most urgent comes first, whichever was asked for first
    Given Sam visits the site
    When Sam is to be told "invite-splash, customisable-optional-colours, contributor-view-group, contributor-add"
    Then Sam is told "contributor-add" now
    When Sam has got "contributor-add"
    Then Sam is told "contributor-view-group" now
    When Sam has got "contributor-view-group"
    Then Sam is told "invite-splash" now
    When Sam has got "invite-splash"
    Then Sam is told "customisable-optional-colours" now
    When Sam has got "customisable-optional-colours"
    Then Sam is told nothing new

  @PROMPT-01
  Scenario: What a screen no longer says gives way to the next
    Given Sam visits the site
    When Sam is to be told "contributor-add, invite-people"
    And Sam leaves what says "contributor-add"
    Then Sam is told "invite-people" now

  @PROMPT-06 @OPEN-102
  Scenario: Somebody signed in is told once, on every device
    Given Priya is signed in
    When Priya is to be told "invite-splash"
    And Priya has got "invite-splash"
    Then closing a tooltip was tried once
    When Priya closes the tab and comes back
    And Priya is to be told "invite-splash"
    Then Priya is told nothing new
    Given Priya's phone is open
    When Priya's phone signs in
    And Priya's phone is to be told "invite-splash"
    Then Priya's phone is told nothing new

  @PROMPT-06 @OPEN-102
  Scenario: A visitor's are kept in this browser, and by the account after sign-in
    Given Sam visits the site
    When Sam is to be told "contributor-add, contributor-view-group"
    And Sam has got "contributor-add"
    Then closing a tooltip was not tried
    When Sam closes the tab and comes back
    And Sam is to be told "contributor-add, contributor-view-group"
    Then Sam is told "contributor-view-group" now
    When Sam signs in
    Then Sam is told "contributor-view-group" now
    And Sam has seen the tooltips "contributor-add"
    And closing a tooltip was tried once
    And nothing of Sam's visit is left to be sent

  @PROMPT-06
  Scenario: What could not be sent is sent with the next start
    Given Sam visits the site
    When Sam is to be told "contributor-add"
    And Sam has got "contributor-add"
    And Sam's next try at closing a tooltip fails: "Boom"
    And Sam signs in
    Then Sam has seen the tooltips ""
    When Sam closes the tab and comes back
    Then Sam has seen the tooltips "contributor-add"
    And closing a tooltip was tried twice

  @PROMPT-06
  Scenario: Nobody is told before it is known what they have seen
    Given Priya is signed in
    When Priya has got "invite-splash"
    And Priya comes back and reading the profile fails
    And Priya is to be told "invite-splash, customisable-optional-colours"
    Then Priya is told nothing new
    When 5 seconds pass
    Then Priya is told "customisable-optional-colours" now

  @PROMPT-06
  Scenario: The next person at this browser starts afresh
    Given Priya is signed in
    When Priya has got "invite-splash"
    And Priya logs out
    And Priya is to be told "invite-splash"
    Then Priya is told "invite-splash" now
    When Priya's next try at reading the tooltips fails: "Boom"
    And Priya signs in as Tom
    Then Priya is told "invite-splash" now
