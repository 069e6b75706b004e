Feature: One session in many tabs
  Whatever happens in one tab reaches the others, also those that slept through it; nobody is thrown out by accident.

  @AUTH-49 @OPEN-10
  Scenario: A new tab is signed in by the one beside it
    Given Priya is signed in
    When Priya's other tab is open
    Then Priya's other tab is signed in as "Priya Example"
    And renewing the sign-in was not tried

  @AUTH-24 @OPEN-10
  Scenario: Without another tab the browser itself remembers
    Given Priya is signed in
    When Priya closes the tab and comes back
    Then Priya is signed in as "Priya Example"
    And renewing the sign-in was tried once

  @AUTH-49 @OPEN-58
  Scenario: A renewal in one tab is a renewal in all of them
    Given Priya is signed in
    And Priya's other tab is open
    When 11 minutes pass
    Then Priya is signed in as "Priya Example"
    And Priya's other tab is signed in as "Priya Example"
    And renewing the sign-in was tried once

  @AUTH-31 @OPEN-10
  Scenario: A duplicated tab goes on beside its original
    Given Priya is signed in
    And Priya's other tab is duplicated from Priya
    When 11 minutes pass
    Then Priya is signed in as "Priya Example"
    And Priya's other tab is signed in as "Priya Example"
    When 11 minutes pass
    Then Priya's other tab is signed in as "Priya Example"
    And Priya is signed in as "Priya Example"

  @AUTH-31 @OPEN-10
  Scenario: A duplicate that slept for an hour still has its session
    Given Priya is signed in
    And Priya's other tab is duplicated from Priya
    And Priya's other tab falls asleep
    When 30 minutes pass
    Then Priya is signed in as "Priya Example"
    When 30 minutes pass
    Then Priya is signed in as "Priya Example"
    When Priya's other tab wakes up
    Then Priya's other tab is signed in as "Priya Example"
    And Priya is signed in as "Priya Example"

  @AUTH-27 @AUTH-49
  Scenario: Logging out reaches every tab before any time goes by
    Given Priya is signed in
    And Priya's other tab is open
    When Priya logs out
    Then Priya's other tab is signed out at once
    And Priya's other tab is on its way out
    And Priya's other tab arrives at the landing page

  @AUTH-27 @OPEN-58
  Scenario: A tab that slept through the logout is out as soon as it wakes, without network too
    Given Priya is signed in
    And Priya's other tab is open
    And Priya's other tab falls asleep
    When Priya logs out
    And Priya's other tab wakes up without network
    Then Priya's other tab is signed out at once
    And Priya's other tab arrives at the landing page

  @AUTH-27 @AUTH-49
  Scenario: A tab that finds its session over before it hears of the logout is on its way out too
    Given Priya is signed in
    And Priya's other tab is open
    And Priya's other tab falls asleep
    When Priya logs out
    And Priya's other tab asks who is signed in before it hears anything
    Then Priya's other tab is signed out at once
    And Priya's other tab is on its way out
    When Priya's other tab wakes up
    Then Priya's other tab arrives at the landing page

  @AUTH-28 @OPEN-10
  Scenario: A tab that was closed and is opened again after the logout is signed out
    Given Priya is signed in
    And Priya's other tab is duplicated from Priya
    And Priya's other tab falls asleep
    When Priya logs out
    And Priya's other tab opens the closed tab again
    Then Priya's other tab is signed out at once

  @AUTH-30 @OPEN-56
  Scenario: A logout without network is made up for, and nobody comes back by it
    Given Priya is signed in
    And Mallory has copied the session of Priya
    When Priya goes offline
    And Priya logs out
    Then Priya is signed out at once
    When Priya is online again
    And 6 seconds pass
    And Mallory sleeps for 11 minutes
    Then Mallory is no longer signed in

  @AUTH-30 @AUTH-28
  Scenario: A logout without network counts in the next tab, which tells of it
    Given Priya is signed in
    And Mallory has copied the session of Priya
    When Priya goes offline
    And Priya logs out
    And Priya closes the tab and comes back
    Then Priya is signed out at once
    And Priya is no longer signed in
    When Mallory sleeps for 11 minutes
    Then Mallory is no longer signed in

  @AUTH-49 @OPEN-58
  Scenario: Somebody else signs in in another tab
    Given Priya is signed in
    And Priya's other tab is open
    When Priya's other tab signs in as Tom
    Then Priya is signed in as "Tom Example"
    And Priya arrives at home

  @AUTH-49 @AUTH-27
  Scenario: A tab that slept through another sign-in shows nothing of the account before
    Given Priya is signed in
    And Priya's other tab is open
    And Priya's other tab falls asleep
    When Priya logs out
    And Priya signs in as Tom
    And Priya's other tab wakes up
    Then Priya's other tab is signed in as "Tom Example"
    And Priya is signed in as "Tom Example"

  @AUTH-49 @OPEN-55
  Scenario: A visitor's tab that slept through the sign-in is signed in when it wakes
    Given Priya's other tab is open
    And Priya's other tab falls asleep
    When Priya signs in
    And Priya's other tab wakes up
    Then Priya's other tab is signed in as "Priya Example"

  @SHELL-09 @OPEN-10
  Scenario: A tab opened without network waits for it instead of forgetting who is there
    Given Priya is signed in
    When Priya opens another tab without network
    Then Priya waits for the product, which cannot be reached
    When Priya is online again
    And 5 seconds pass
    Then Priya waits for nothing
    And Priya is signed in at once
    And Priya is signed in as "Priya Example"

  @AUTH-33 @SHELL-09
  Scenario: As long as nobody answers the new tab goes on asking
    Given Priya is signed in
    When Priya opens another tab without network
    And 30 seconds pass
    Then Priya waits for the product, which cannot be reached
    When Priya is online again
    And 5 seconds pass
    Then Priya is signed in as "Priya Example"

  @SHELL-10 @OPEN-07
  Scenario: A visitor starts as one, without asking for a session
    When Priya closes the tab and comes back
    Then Priya waits for nothing
    And renewing the sign-in was not tried
    And reading the profile was not tried

  @AUTH-35 @OPEN-55
  Scenario: An authentication failure is told
    Given Priya is signed in
    When 11 minutes pass
    Then Priya is signed in as "Priya Example"
    And "auth failure" is reported with the type "authRefresh"

  @AUTH-49 @OPEN-58
  Scenario: A notice reaches the other tabs
    Given Priya's other tab is open
    And Priya's other tab listens for notices
    When Priya tells the other tabs "Tom joined the group"
    Then Priya's other tab heard "Tom joined the group"

  @AUTH-49 @OPEN-58
  Scenario: The tab that asked for the link hears that it was followed
    Given Priya listens for notices
    When Priya asks for a code
    And Priya gives the name "Priya" "Example"
    And Priya's other tab follows the mailed sign-in link
    Then Priya heard "You’re signed in."

  @AUTH-32 @AUTH-49
  Scenario: When the session is over for one tab it is over for all of them
    Given Priya is signed in
    And Priya's other tab is open
    And Priya's other tab goes offline
    When Priya sleeps for 11 minutes
    And Priya's next try at renewing the sign-in is not allowed: "Please log in again to continue."
    Then Priya is no longer signed in
    And Priya's other tab is signed out at once
