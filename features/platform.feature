Feature: Starting up
  The product finds out who is there and how it is, before it shows anything, and goes on asking.

  @SHELL-10 @SHELL-11
  Scenario: A visitor is set up without being asked who they are
    Given Sam visits the site
    Then the product has started for Sam
    And reading the profile was not tried
    And asking for news of the product was tried once

  @SHELL-06 @SHELL-07 @OPEN-05
  Scenario: Whoever is signed in is read first, everything else comes after
    Given Priya is signed in
    When Priya closes the tab and comes back
    Then at the start renewing the sign-in came before reading the profile
    And at the start reading the profile came before asking for news of the product
    And at the start reading the profile came before reading the prices
    And the product has started for Priya

  @SHELL-06 @OPEN-04
  Scenario: A page that is loaded anew goes on with the sign-in that its tab has kept
    Given Priya is signed in
    When Priya's page is loaded anew
    Then renewing the sign-in was not tried
    And Priya is signed in as "Priya Example"

  @SHELL-07
  Scenario: Nothing else is loaded before the profile is there
    Given Priya is signed in
    And reading the prices was tried once
    When Priya comes back and reading the profile fails
    Then reading the prices was tried once
    And asking for news of the product was tried once
    And listing one's cards was not tried
    When 5 seconds pass
    Then reading the prices was tried twice
    And listing one's cards was tried once

  @SHELL-08 @API-03
  Scenario Outline: A profile that may not be read signs out
    Given Priya is signed in
    When Priya comes back and reading the profile <ends> twice
    Then Priya is nobody here
    And the product has started for Priya
    And nothing is wrong for Priya

    Examples:
      | ends              |
      | is not understood |
      | needs a login     |
      | is not allowed    |

  @SHELL-09 @SHELL-41
  Scenario: A profile that cannot be read is said and tried again after five seconds
    Given Priya is signed in
    When Priya comes back and reading the profile fails
    Then Priya reads that the product cannot be reached
    And the product has not started for Priya
    When 4 seconds pass
    Then the product has not started for Priya
    When 1 second passes
    Then the product has started for Priya
    And nothing is wrong for Priya
    And Priya is signed in as "Priya Example"

  @SHELL-09
  Scenario: It is tried again for as long as it takes
    Given Priya is signed in
    When Priya comes back and reading the profile fails 3 times
    And 5 seconds pass
    And 5 seconds pass
    Then the product has not started for Priya
    And Priya reads that the product cannot be reached
    When 5 seconds pass
    Then the product has started for Priya
    And nothing is wrong for Priya

  @SHELL-09 @SHELL-10
  Scenario: Whose session ends while it is tried again goes on as a visitor
    Given Priya is signed in
    When Priya comes back and reading the profile fails
    Then Priya reads that the product cannot be reached
    When Priya's session is ended elsewhere
    And Priya asks for the prices
    And 5 seconds pass
    Then the product has started for Priya
    And Priya is nobody here
    And nothing is wrong for Priya

  @SHELL-11 @SHELL-12
  Scenario: Nobody asks for news before the start is done
    Given Priya is signed in
    And asking for news of the product was tried once
    When Priya comes back and reading the profile fails 20 times
    And 60 seconds pass
    Then the product has not started for Priya
    And asking for news of the product was tried once

  @SHELL-12 @API-02
  Scenario Outline: News is asked for every thirty seconds
    Given Sam visits the site
    When <seconds> seconds pass
    Then asking for news of the product was tried <times>

    Examples:
      | seconds | times   |
      | 29      | once    |
      | 30      | twice   |
      | 90      | 4 times |

  @API-02 @SHELL-12
  Scenario Outline: Asking in vain says nothing, and is done again
    Given Sam visits the site
    And Sam's next try at asking for news of the product <ends>: "Boom"
    When 30 seconds pass
    Then nothing is wrong for Sam
    And Sam is told nothing
    When 30 seconds pass
    Then asking for news of the product was tried <times>

    Examples:
      | ends           | times   |
      | fails          | 3 times |
      | is turned away | 3 times |

  @SHELL-12
  Scenario: A closed tab asks no more
    Given Sam visits the site
    When Sam closes the tab
    And 60 seconds pass
    Then asking for news of the product was tried once

  @with:auth_link @SHELL-13
  Scenario: What the operator has switched on is known
    Given Sam visits the site
    Then the feature "auth_link" is on for Sam
    And the feature "send_by_post" is not on for Sam

  @SHELL-13
  Scenario: When maintenance begins is known
    Given maintenance begins in 600 seconds
    When Sam arrives at "/"
    Then Sam knows of maintenance in 600 seconds

  @SHELL-13 @API-02
  Scenario: Without anything switched on nothing is on
    Given Sam visits the site
    Then the feature "auth_link" is not on for Sam
    And Sam knows of no maintenance

  @API-99 @PAY-01 @OPEN-147
  Scenario Outline: What a card costs is known to everybody
    Given Sam visits the site
    Then Sam is offered the plan "<plan>" for <pence> pence with room for <room> messages

    Examples:
      | plan      | pence | room |
      | Free      | 0     | 5    |
      | Starter   | 499   | 20   |
      | Unlimited | 999   | any  |
