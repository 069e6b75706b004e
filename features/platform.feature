Feature: Starting up
  The product finds out who is there and how it is, before it shows anything, and goes on asking.

  @SHELL-10 @SHELL-11
  Scenario: A visitor is set up without being asked who they are
    Given Sam is open
    Then Sam is set up
    And readAccount was not asked for
    And readPlatform was asked for 1 time

  @SHELL-06 @SHELL-07 @OPEN-05
  Scenario: Whoever is signed in is read first, everything else comes after
    Given Priya is signed in
    When Priya closes the tab and comes back
    Then the start asked for "refresh, readAccount, readPlatform" one after the other
    And the start asked for "readAccount, readProducts" one after the other
    And Priya is set up

  @SHELL-06 @OPEN-04
  Scenario: A page that is loaded anew goes on with the token that its tab has kept
    Given Priya is signed in
    When the page of Priya is loaded
    Then refresh was not asked for
    And Priya is signed in as "Priya Example"

  @SHELL-07
  Scenario: Nothing else is loaded before the profile is there
    Given Priya is signed in
    And readProducts was asked for 1 time
    When Priya comes back and readAccount is refused as fault
    Then readProducts was asked for 1 time
    And readPlatform was asked for 1 time
    And readRoles was not asked for
    When 5 seconds pass
    Then readProducts was asked for 2 times
    And readRoles was asked for 1 time

  @SHELL-08 @API-03
  Scenario Outline: A profile that may not be read signs out
    Given Priya is signed in
    When Priya comes back and readAccount is refused as <code> 2 times
    Then Priya is nobody here
    And Priya is set up
    And nothing is wrong for Priya

    Examples:
      | code            |
      | malformed       |
      | unauthenticated |
      | forbidden       |

  @SHELL-09 @SHELL-41
  Scenario: A profile that cannot be read is said and tried again after five seconds
    Given Priya is signed in
    When Priya comes back and readAccount is refused as fault
    Then Priya reads that something of kind "server" is wrong with "app setup"
    And Priya is not set up
    When 4 seconds pass
    Then Priya is not set up
    When 1 second passes
    Then Priya is set up
    And nothing is wrong for Priya
    And Priya is signed in as "Priya Example"

  @SHELL-09
  Scenario: It is tried again for as long as it takes
    Given Priya is signed in
    When Priya comes back and readAccount is refused as fault 3 times
    And 5 seconds pass
    And 5 seconds pass
    Then Priya is not set up
    And Priya reads that something of kind "server" is wrong with "app setup"
    When 5 seconds pass
    Then Priya is set up
    And nothing is wrong for Priya

  @SHELL-09 @SHELL-10
  Scenario: Whose session ends while it is tried again goes on as a visitor
    Given Priya is signed in
    When Priya comes back and readAccount is refused as fault
    Then Priya reads that something of kind "server" is wrong with "app setup"
    When Priya's session is ended elsewhere
    And Priya asks for the products
    And 5 seconds pass
    Then Priya is set up
    And Priya is nobody here
    And nothing is wrong for Priya

  @SHELL-11 @SHELL-12
  Scenario: Nothing is polled before the start is done
    Given Priya is signed in
    And readPlatform was asked for 1 time
    When Priya comes back and readAccount is refused as fault 20 times
    And 60 seconds pass
    Then Priya is not set up
    And readPlatform was asked for 1 time

  @SHELL-12 @API-02
  Scenario Outline: The platform is asked for every thirty seconds
    Given Sam is open
    When <seconds> seconds pass
    Then readPlatform was asked for <times> times

    Examples:
      | seconds | times |
      | 29      | 1     |
      | 30      | 2     |
      | 90      | 4     |

  @API-02 @SHELL-12
  Scenario Outline: A poll that fails says nothing, the next one comes
    Given Sam is open
    And the next readPlatform of Sam is refused as <code> with "Boom"
    When 30 seconds pass
    Then nothing is wrong for Sam
    And Sam is told nothing
    When 30 seconds pass
    Then readPlatform was asked for <times> times

    Examples:
      | code     | times |
      | fault    | 3     |
      | overload | 3     |

  @SHELL-12
  Scenario: A closed tab asks no more
    Given Sam is open
    When Sam closes the tab
    And 60 seconds pass
    Then readPlatform was asked for 1 time

  @with:auth_link @SHELL-13
  Scenario: What the operator has switched on is known
    Given Sam is open
    Then the feature "auth_link" is on for Sam
    And the feature "send_by_post" is not on for Sam

  @SHELL-13
  Scenario: When maintenance begins is known
    Given maintenance begins in 600 seconds
    When Sam arrives at "/"
    Then Sam knows of maintenance in 600 seconds

  @SHELL-13 @API-02
  Scenario: Without anything switched on nothing is on
    Given Sam is open
    Then the feature "auth_link" is not on for Sam
    And Sam knows of no maintenance

  @API-99 @PAY-01 @OPEN-147
  Scenario Outline: What a card costs is known to everybody
    Given Sam is open
    Then Sam is offered the plan "<plan>" for <pence> pence with room for <room> messages

    Examples:
      | plan      | pence | room |
      | Free      | 0     | 5    |
      | Starter   | 499   | 20   |
      | Unlimited | 999   | any  |
