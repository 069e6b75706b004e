Feature: Signing in
  Nobody needs a password: a code or a link comes by mail.

  @AUTH-03 @AUTH-04 @AUTH-11
  Scenario: The address comes first
    When Priya opens sign-in
    Then Priya is on the "email" panel
    And the title is "Sign up or log in" for Priya

  @FORM-02
  Scenario: Without an address there is nothing to send
    When Priya opens sign-in
    Then Priya cannot send a code
    When Priya types the address "priya@example.com"
    Then Priya can send a code

  @FORM-04
  Scenario Outline: An address that looks wrong is said to look wrong
    When Priya opens sign-in
    And Priya types the address "<address>"
    And Priya sends it
    Then Priya is told "Your email doesn’t look right"
    And Priya is on the "email" panel

    Examples:
      | address             |
      |                     |
      | priya               |
      | priya@              |
      | @example.com        |
      | priya@example       |
      | pri ya@example.com  |
      | priya@@example.com  |
      | priya.@example.com  |

  @FORM-01
  Scenario Outline: An address has at most 250 characters
    When Priya opens sign-in
    And Priya types an address of <length> characters
    And Priya sends it
    Then Priya is on the "<panel>" panel

    Examples:
      | length | panel |
      | 250    | name  |
      | 251    | email |

  @AUTH-12 @OPEN-52 @API-15
  Scenario: A known address gets its code at once
    Given Priya has an account
    When Priya asks for a code
    Then Priya is on the "code" panel

  @AUTH-13 @AUTH-05 @AUTH-14
  Scenario: An unknown address is asked for a name
    When Priya asks for a code
    Then Priya is on the "name" panel
    And the title is "Welcome" for Priya
    When Priya gives the name "Priya" "Example"
    Then Priya is on the "code" panel
    When Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @FORM-06 @FORM-07
  Scenario Outline: Both names are asked for, and neither is a novel
    When Priya asks for a code
    And Priya gives the name "<first>" "<last>"
    Then Priya is told "<words>"

    Examples:
      | first | last    | words                            |
      |       | Example | Please type in your first name   |
      | Priya |         | Please type in your last name    |

  @FORM-06
  Scenario: A first name of 51 characters is too long
    When Priya asks for a code
    And Priya gives a first name of 51 characters
    Then Priya is told "Please use 50 characters or fewer"
    When Priya gives a first name of 50 characters
    Then Priya is on the "code" panel

  @FORM-07
  Scenario: A last name of 51 characters is too long
    When Priya asks for a code
    And Priya gives a last name of 51 characters
    Then Priya is told "Please use 50 characters or fewer"

  @FORM-08
  Scenario Outline: Done waits for both names
    When Priya asks for a code
    And Priya types the name "<first>" "<last>"
    Then Priya <can> finish

    Examples:
      | first | last    | can    |
      |       |         | cannot |
      | Priya |         | cannot |
      |       | Example | cannot |
      | Priya | Example | can    |

  @FORM-09 @AUTH-19
  Scenario Outline: A code has exactly six characters
    Given Priya has an account
    When Priya asks for a code
    And Priya types the code "<code>"
    Then Priya <can> sign in

    Examples:
      | code    | can    |
      |         | cannot |
      | 12345   | cannot |
      | 123456  | can    |
      | 1234567 | cannot |

  @AUTH-10
  Scenario: Every panel but the first leads back
    When Priya opens sign-in
    Then Priya cannot go back
    When Priya asks for a code
    Then Priya can go back
    When Priya gives the name "Priya" "Example"
    Then Priya can go back
    When Priya goes back
    Then Priya is on the "name" panel
    When Priya goes back
    Then Priya is on the "email" panel

  @AUTH-08 @AUTH-10
  Scenario: The terms are read in between
    When Priya asks for a code
    And Priya reads the terms
    Then the title is "Terms of Service" for Priya
    And Priya can go back
    When Priya goes back
    Then Priya is on the "name" panel

  @AUTH-09 @AUTH-10
  Scenario: The privacy policy is read in between
    When Priya opens sign-in
    And Priya reads the privacy policy
    Then the title is "Privacy Policy" for Priya
    When Priya goes back
    Then Priya is on the "email" panel

  @AUTH-01 @AUTH-21 @API-10
  Scenario: Signing up with the mailed code
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    And Priya enters the mailed code
    Then Priya is signed in as "Priya Raman"
    And Priya arrives at home

  @AUTH-01 @API-11
  Scenario: Signing in with the mailed code
    Given Priya has an account
    When Priya asks for a code
    And Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @AUTH-01 @OPEN-53 @API-16
  Scenario: The link in the mail signs in on another device
    Given Priya has an account
    When Priya asks for a code
    And Priya's phone follows the mailed sign-in link
    Then Priya's phone is signed in as "Priya Example"

  @OPEN-47 @AUTH-01
  Scenario: The mail of somebody new has a link too
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    And Priya's phone follows the mailed sign-in link
    Then Priya's phone is signed in as "Priya Raman"

  @OPEN-47 @AUTH-13 @AUTH-10 @with:auth_link
  Scenario: Where links are switched on, signing up is by link
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    Then Priya is on the "link sent" panel
    And Priya's sign-in is kept as one by "link"
    And Priya can go back
    When Priya follows the mailed sign-in link
    Then Priya is signed in as "Priya Raman"

  @OPEN-47 @AUTH-12 @with:auth_link
  Scenario: Where links are switched on, signing in is still by code
    Given Priya has an account
    When Priya asks for a code
    Then Priya is on the "code" panel
    And Priya's sign-in is kept as one by "code"

  @AUTH-06
  Scenario: A link works once
    Given Priya has an account
    When Priya asks for a code
    And Priya's phone follows the mailed sign-in link
    And Priya's laptop follows the mailed sign-in link
    Then the title is "Your login link expired" for Priya's laptop
    And Priya's laptop is no longer signed in

  @AUTH-06
  Scenario: A link to sign up is good for a while
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    And 16 minutes pass
    And Priya follows the mailed sign-in link
    Then the title is "Your registration link expired" for Priya

  @AUTH-06
  Scenario: A link nobody sent leads nowhere
    When Priya follows a sign-in link nobody sent
    Then the title is "Your auth link expired" for Priya

  @AUTH-05 @AUTH-06
  Scenario: Whoever signs up after a link was over is welcome all the same
    When Priya follows a sign-in link nobody sent
    And Priya asks for a code
    Then the title is "Welcome" for Priya

  @ERR-01
  Scenario: A wrong code is refused, the right one still works
    Given Priya has an account
    When Priya asks for a code
    And Priya enters a wrong code 1 time
    Then Priya is told "Code is invalid. Please request another."
    When Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @ERR-02 @OPEN-48
  Scenario: A code is good for fifteen minutes
    Given Priya has an account
    When Priya asks for a code
    And 15 minutes pass
    And Priya enters the mailed code
    Then Priya is told "Code is expired. Please request another."

  @OPEN-48
  Scenario: A code is good just before fifteen minutes are over
    Given Priya has an account
    When Priya asks for a code
    And 14 minutes pass
    And Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @ERR-03 @AUTH-15 @AUTH-07
  Scenario: The fifth wrong code locks this sign-in
    Given Priya has an account
    When Priya asks for a code
    And Priya enters a wrong code 4 times
    Then Priya is on the "code" panel
    When Priya enters a wrong code 1 time
    Then Priya is on the "locked" panel
    And the title is "Account locked" for Priya
    And Priya can go back

  @OPEN-48 @ERR-03
  Scenario: Twenty guesses at one moment are judged one after the other
    Given Priya has an account
    And Priya asks for a code
    When Priya's code is guessed 20 times at one moment
    Then 4 of them were wrong for Priya
    And 16 of them were locked out for Priya
    And those locked out for Priya were told "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support."

  @OPEN-48 @ERR-03
  Scenario: Twenty guesses of a moment over as many sign-ins are judged so too
    Given Priya has an account
    When 25 sign-ins of Priya are guessed at one moment
    Then 20 of them were wrong for Priya
    And 5 of them were locked out for Priya

  @OPEN-48
  Scenario: Asking too often at one moment is counted like asking one after the other
    When Priya asks for 20 codes at one moment
    Then 10 of them were let through for Priya
    And 10 of them were locked out for Priya
    When Priya asks 25 times at one moment whether the address is known
    Then 20 of them were let through for Priya
    And 5 of them were locked out for Priya

  @AUTH-15 @ERR-03
  Scenario Outline: Too much at any step leads to the locked panel: <step>
    Given Priya has an account
    When Priya asks for a code
    And Priya's next try at <step> is locked out: "Too much"
    And Priya asks for another code
    And Priya asks for a code
    And Priya enters the mailed code
    Then Priya is on the "locked" panel

    Examples:
      | step                                |
      | asking whether the address is known |
      | asking for a code                   |
      | signing in                          |

  @AUTH-15
  Scenario: So does too much of asking for another one
    Given Priya has an account
    When Priya asks for a code
    And Priya's next try at asking for another code is locked out: "Too much"
    And Priya asks for another code
    Then Priya is on the "locked" panel

  @AUTH-15
  Scenario: And a mailed link that is too much
    Given Priya has an account
    When Priya asks for a code
    And Priya's phone's next try at signing in is locked out: "Too much"
    And Priya's phone follows the mailed sign-in link
    Then Priya's phone is on the "locked" panel

  @F-18 @OPEN-48 @ERR-03
  Scenario: Whose codes are held up by guesses from elsewhere is told that the mailed link still works, and it does
    Given Priya has an account
    When Priya's phone asks for a code
    And 25 sign-ins of Priya are guessed at one moment
    And Priya's phone enters a wrong code 1 time
    Then Priya's phone is on the "locked" panel
    And Priya's phone is told "The link in our latest email still works."
    When Priya's phone follows the mailed sign-in link
    Then Priya's phone is signed in as "Priya Example"

  @F-18 @ERR-03
  Scenario: Five wrong codes of one's own end the link too, and nobody is told that it works
    Given Priya has an account
    When Priya asks for a code
    And Priya enters a wrong code 5 times
    Then Priya is on the "locked" panel
    And Priya is told nothing

  @OPEN-48
  Scenario: Being locked out here does not lock anybody out there
    Given Priya is signed in
    When Priya's phone asks for a code
    And Priya's phone enters a wrong code 5 times
    Then Priya's phone is on the "locked" panel
    And Priya is signed in as "Priya Example"
    When Priya's laptop asks for a code
    And Priya's laptop enters the mailed code
    Then Priya's laptop is signed in as "Priya Example"

  @OPEN-48 @AUTH-15
  Scenario: Asking for too many codes locks the first step for a quarter of an hour
    Given Priya has an account
    And 16 minutes pass
    When Priya asks for a code 10 times
    Then Priya is on the "code" panel
    When Priya asks for a code 1 times
    Then Priya is on the "locked" panel
    When Priya's phone asks for a code
    Then Priya's phone is on the "code" panel
    When 16 minutes pass
    And Priya asks for a code 1 times
    Then Priya is on the "code" panel

  @AUTH-17 @OPEN-50 @API-17
  Scenario: Another code is sent when the first one got lost
    Given Priya has an account
    When Priya asks for a code
    And Priya asks for another code
    Then Priya is told "New code sent!"
    When 2 seconds pass
    Then Priya is told nothing
    When Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @AUTH-17
  Scenario: What is said of the second one stays as long as what was said of the first
    Given Priya has an account
    When Priya asks for a code
    And Priya asks for another code
    And 1 second passes
    And Priya asks for another code
    And 1 second passes
    Then Priya is told "New code sent!"
    When 1 second passes
    Then Priya is told nothing

  @OPEN-50
  Scenario: A new code ends the one before
    When Priya asks for a code
    And Priya gives the name "Priya" "Example"
    And 1 second passes
    And Priya asks for another code
    And Priya enters the first mailed code
    Then Priya is told "Code is invalid. Please request another."

  @AUTH-18 @ERR-05
  Scenario: When another code cannot be sent, the words go away by themselves
    Given Priya has an account
    When Priya asks for a code
    And Priya goes offline
    And Priya asks for another code
    Then Priya is told "We couldn’t resend a code."
    When 7 seconds pass
    Then Priya is told "We couldn’t resend a code."
    When 1 second passes
    Then Priya is told nothing

  @AUTH-18 @ERR-06 @with:auth_link
  Scenario: When another link cannot be sent, the words say so
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    And Priya goes offline
    And Priya asks for another code
    Then Priya is told "We couldn't resend a link."
    When 8 seconds pass
    Then Priya is told nothing

  @AUTH-17 @with:auth_link
  Scenario: Another link is sent when the first one got lost
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    And Priya asks for another code
    Then Priya is told "New email sent!"

  @AUTH-20 @API-09
  Scenario: A code is good for the sign-in it was asked for
    Given Priya has an account
    When Priya asks for a code
    And Priya's phone asks for a code
    And Priya enters the mailed code
    Then Priya is told "Code is invalid. Please request another."
    When Priya's phone enters the mailed code
    Then Priya's phone is signed in as "Priya Example"

  @AUTH-20
  Scenario: In two tabs side by side each code is good where it was asked for
    When Priya asks for a code
    And Priya gives the name "Priya" "Example"
    And 1 second passes
    And Priya's other tab asks for a code
    And Priya's other tab gives the name "Priya" "Example"
    And Priya enters the first mailed code
    Then Priya is signed in as "Priya Example"

  @AUTH-16 @OPEN-49
  Scenario: The sign-in leads on by itself
    Given Priya has an account
    When Priya comes from "/account" to sign in
    Then Priya is signed in as "Priya Example"
    And Priya arrives at the account

  @ERR-04 @ERR-12
  Scenario: Any other trouble is said without closing the door
    Given Priya's next try at asking for a code fails
    When Priya asks for a code
    And Priya gives the name "Priya" "Example"
    Then Priya is told "Sorry, something went wrong. Please try again later or email us at support@fanfold.test if the problem persists."
    And Priya is on the "name" panel
