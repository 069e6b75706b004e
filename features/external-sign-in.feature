Feature: Signing in with somebody who knows people already
  Whoever has an account with a provider needs neither code nor link.

  @AUTH-02 @OPEN-51
  Scenario: It is offered only where it is switched on
    When Priya opens sign-in from "/"
    Then Priya is offered no provider

  @AUTH-02 @OPEN-51 @with:google_login
  Scenario: Where it is switched on it is offered until it is switched off
    When Priya opens sign-in from "/"
    Then Priya is offered the way in by "Google"
    When the operator switches everything off
    And 31 seconds pass
    Then Priya is offered no provider

  @AUTH-01 @AUTH-22 @with:google_login
  Scenario: Somebody new is registered
    When Priya opens sign-in from "/account"
    And Priya signs in with Google as "Priya" "Raman"
    Then Priya is signed in as "Priya Raman"
    And Priya arrives at the account
    And "registration" is reported 1 time

  @AUTH-22 @OPEN-45 @with:google_login
  Scenario: Somebody new who came for nothing else is told that they are in
    When Priya opens sign-in
    And Priya signs in with Google as "Priya" "Raman"
    Then Priya sees "auth-success" opened

  @OPEN-51 @with:google_login
  Scenario: A name that the provider does not know is asked for, and not lost with the network
    When Priya opens sign-in from "/account"
    And Priya signs in with Google without a name
    Then Priya is on the "name" panel
    And Priya cannot go back
    When Priya goes offline
    And Priya gives the name "Priya" "Raman"
    Then Priya is told "You are offline."
    When Priya is online again
    And Priya gives the name "Priya" "Raman"
    Then Priya is signed in as "Priya Raman"
    And Priya arrives at the account

  @AUTH-22 @with:google_login
  Scenario: Whoever has an account is signed in with it
    Given Priya has an account
    When Priya's phone opens sign-in from "/account"
    And Priya's phone signs in with Google as "Somebody" "Else"
    Then Priya's phone is signed in as "Priya Example"
    And "registration" is reported 0 times

  @AUTH-22 @with:google_login
  Scenario: An address that the provider has not seen to be theirs opens nothing
    Given Priya has an account
    When Priya's phone opens sign-in from "/account"
    And Priya's phone signs in with Google, which has not seen that the address is theirs
    Then Priya's phone is told "Your Google login failed"
    And Priya's phone is told "Google hasn’t verified your email address. Enter it and we’ll send you a code."
    And Priya's phone is not signed in
    And Priya's phone is on the "email" panel

  @AUTH-22 @with:google_login
  Scenario: An address that changed hands at the provider does not open what was its owner's
    When Priya opens sign-in from "/account"
    And Priya signs in with Google at "shared@example.com"
    And Mallory opens sign-in from "/account"
    And Mallory signs in with Google at "shared@example.com"
    Then Mallory is told "Your Google login failed"
    And Mallory is not signed in

  @AUTH-22 @with:google_login
  Scenario: Nobody is signed in as somebody else by a link that they are sent
    When Mallory opens sign-in from "/"
    And Mallory is sent on to Google
    And Priya opens what brings Mallory back
    Then Priya is told "Your Google login failed"
    And Priya is not signed in

  @ERR-07 @with:google_login
  Scenario: Whoever changes their mind is back where they can sign in, and goes on from there
    Given Priya has an account
    When Priya's phone opens sign-in from "/account"
    And Priya's phone changes their mind at Google
    Then Priya's phone is told "Your Google login failed"
    And Priya's phone is on the "email" panel
    When Priya's phone asks for a code
    And Priya's phone enters the mailed code
    Then Priya's phone is signed in as "Priya Example"
    And Priya's phone arrives at the account

  @OPEN-51 @with:google_login
  Scenario: After a login that did not do, another one can be chosen
    When Priya opens sign-in from "/account"
    And Priya is sent on to Google
    Then Priya is not asked there who they are
    When Priya comes back from Google with an address that is not theirs
    And Priya is sent on to Google
    Then Priya is asked there who they are

  @ERR-07 @with:google_login
  Scenario: A provider that does not answer is no dead end
    Given Google does not answer
    When Priya opens sign-in from "/"
    And Priya is sent on to Google
    Then Priya is told "Your Google login failed"
    And Priya is told "We can’t reach Google right now. Try again, or enter your email and we’ll send you a code."
    And Priya is on the "email" panel

  @ERR-08 @AUTH-22 @with:google_login
  Scenario: The network is gone on the way to Google
    When Priya opens sign-in from "/account"
    And Priya goes offline while being sent on to Google
    Then Priya is told "You are offline."
    And Priya is on the "email" panel
    When Priya is online again
    And Priya is sent on to Google
    And Priya comes back from Google
    Then Priya is signed in as "Priya Example"

  @ERR-08 @AUTH-22 @with:google_login
  Scenario: The network goes while Google sends somebody back
    When Priya opens sign-in from "/account"
    And Priya is sent on to Google
    And Priya comes back from Google without network
    Then Priya is told "You are offline."
    When Priya is online again
    And Priya tries to come back again
    Then Priya is signed in as "Priya Example"
    And Priya arrives at the account
