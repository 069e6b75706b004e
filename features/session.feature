Feature: Staying signed in
  Somebody who is signed in stays so, in every tab, until they log out.

  @AUTH-24 @AUTH-21
  Scenario: Closing the tab keeps somebody signed in
    Given Priya is signed in
    When Priya closes the tab and comes back
    Then Priya is signed in as "Priya Example"

  @API-03
  Scenario: The product knows who is there before it shows anything
    Given Priya is signed in
    When Priya closes the tab and comes back
    Then reading the profile was tried twice
    And the product has started for Priya

  @AUTH-24
  Scenario: Signing in reaches the other tabs
    Given Priya's other tab is open
    When Priya signs in
    Then Priya's other tab is signed in as "Priya Example"

  @AUTH-29 @AUTH-30 @API-14
  Scenario: Logging out leads to the landing page
    Given Priya is signed in
    When Priya logs out
    Then Priya arrives at the landing page
    And Priya is no longer signed in
    And logging out was tried once

  @AUTH-27 @AUTH-30
  Scenario: Logging out reaches every tab
    Given Priya is signed in
    And Priya's other tab is open
    When Priya logs out
    Then Priya's other tab is no longer signed in
    And Priya's other tab arrives at the landing page

  @AUTH-27 @OPEN-56
  Scenario: Nothing of the card stays after logging out, but the cookies stay accepted
    Given Priya has accepted cookies
    And Priya has a card for Grace
    When Priya logs out
    And Priya closes the tab and comes back
    Then Priya is no longer signed in
    And Priya has accepted the cookies
    And Priya cannot open the card

  @AUTH-28
  Scenario: What was under way is forgotten at logout
    Given Priya is signed in
    And Priya was about to "CreatorSend"
    When Priya logs out
    And Priya closes the tab and comes back
    Then Priya is about to do nothing

  @AUTH-30 @API-13
  Scenario: A session that was logged out is over for whoever copied it
    Given Priya is signed in
    And Mallory has copied the session of Priya
    When Priya logs out
    And 11 minutes pass
    Then Mallory is no longer signed in

  @AUTH-30
  Scenario: Without network the logout works here all the same
    Given Priya is signed in
    When Priya goes offline
    And Priya logs out
    Then Priya is nobody here
    And Priya arrives at the landing page

  @API-13 @AUTH-31
  Scenario: A sign-in that ran out is renewed without a word
    Given Priya is signed in
    When 11 minutes pass
    Then Priya is signed in as "Priya Example"
    And renewing the sign-in was tried once

  @AUTH-31 @OPEN-55
  Scenario: What fails together waits for one renewal
    Given Priya has a card for Grace
    When Priya sleeps for 11 minutes
    And Priya asks for five things at once
    Then Priya got all five
    And renewing the sign-in was tried once

  @AUTH-31
  Scenario: Two tabs renew one after the other and both go on
    Given Priya is signed in
    And Priya's other tab is open
    When 11 minutes pass
    Then Priya is signed in as "Priya Example"
    And Priya's other tab is signed in as "Priya Example"

  @ERR-09 @OPEN-55
  Scenario: A session said to be expired is renewed too
    Given Priya is signed in
    And Priya's next try at reading the profile comes too late: "Please log in again to continue."
    Then Priya is signed in as "Priya Example"
    And renewing the sign-in was tried once

  @AUTH-32 @API-13
  Scenario: A session used twice is over for everybody who holds it
    Given Priya is signed in
    And Mallory has copied the session of Priya
    When Mallory sleeps for 11 minutes
    Then Priya is signed in as "Priya Example"
    And Mallory is no longer signed in
    When 11 minutes pass
    Then Priya is no longer signed in

  @AUTH-32
  Scenario: After sixty days without a visit one signs in again
    Given Priya is signed in
    When Priya closes the tab
    And 61 days pass
    And Priya opens another tab
    Then Priya is no longer signed in

  @AUTH-33
  Scenario: A renewal that stumbles is tried once more
    Given Priya is signed in
    And Priya's next try at renewing the sign-in fails
    When 11 minutes pass
    Then Priya is signed in as "Priya Example"
    And renewing the sign-in was tried twice

  @AUTH-33
  Scenario: A renewal that stumbles twice signs nobody out
    Given Priya is signed in
    When Priya sleeps for 11 minutes
    And Priya's next try at renewing the sign-in fails
    And Priya's next try at renewing the sign-in fails
    Then Priya cannot read the profile
    But Priya is signed in as "Priya Example"

  @AUTH-34 @ERR-08
  Scenario: What finds no network is tried again a second later
    Given Priya has a card for Grace
    When Priya goes offline
    And Priya begins to rename the card to "Happy day"
    And Priya is online again
    And 1 second passes
    Then the card is called "Happy day"

  @ERR-08
  Scenario: Without network nothing that is shown goes away
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    When Priya goes offline
    And 1 minute passes
    Then Priya sees "You make Mondays bearable"
    And the product says nothing is wrong for good to Priya

  @API-02
  Scenario: The product is asked how it is every thirty seconds
    Given Priya is signed in
    When 60 seconds pass
    Then asking for news of the product was tried 3 times

  @API-05 @API-03
  Scenario: Hiding one's address hides it from the owner too
    Given Priya has a card for Grace
    And Tom hides his address
    When Tom joins the group
    Then Priya cannot read the address of Tom
    And Tom can read the address of Tom

  @API-05
  Scenario Outline: A message tells its author's address only where it is not hidden
    Given Priya has a card for Grace
    And Tom <first>
    When Tom joins the group
    And Tom writes "Many happy returns"
    Then the message "Many happy returns" tells Priya <what>

    Examples:
      | first            | what                |
      | is signed in     | "tom@example.com"   |
      | hides his address | no address         |

  @API-04
  Scenario: A new name stands on the cards too
    Given Priya has a card for Grace
    When Priya changes the name to "Prisca" "Raman"
    Then Priya is signed in as "Prisca Raman"
    And the owner of the card is called "Prisca Raman"

  @API-07 @API-08
  Scenario: A tooltip is seen once
    Given Priya is signed in
    When Priya closes the tooltip "reorder"
    And Priya closes the tooltip "reorder"
    Then Priya has seen the tooltips "reorder"
    When Priya's phone signs in
    Then Priya's phone has seen the tooltips "reorder"

  @API-06
  Scenario: A deleted account takes its cards along
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya deletes the account
    Then Priya is no longer signed in
    And Tom finds no card behind the group's link
