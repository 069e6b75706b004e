Feature: Signing in where the network comes and goes
  Nothing that was typed is lost, and the same step can be taken again.

  @ERR-08 @AUTH-12
  Scenario: Gone while the address is sent
    Given Priya has an account
    When Priya opens sign-in
    And Priya goes offline
    And Priya asks for a code
    Then Priya is told "You are offline."
    And Priya is on the "email" panel
    And the address is still there for Priya
    When Priya is online again
    And Priya sends it
    And Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @ERR-08 @AUTH-13
  Scenario: Gone while the name is sent
    When Priya asks for a code
    And Priya goes offline
    And Priya gives the name "Priya" "Raman"
    Then Priya is told "You are offline."
    And Priya is on the "name" panel
    And the name is still "Priya" "Raman" for Priya
    When Priya is online again
    And Priya finishes the name
    And Priya enters the mailed code
    Then Priya is signed in as "Priya Raman"

  @ERR-08 @AUTH-19
  Scenario: Gone while the code is sent
    Given Priya has an account
    When Priya asks for a code
    And Priya enters the mailed code without network
    Then Priya is told "You are offline."
    And Priya is on the "code" panel
    And Priya can sign in
    When Priya is online again
    And Priya sends the code again
    Then Priya is signed in as "Priya Example"

  @ERR-05 @AUTH-17
  Scenario: Gone while another code is asked for
    Given Priya has an account
    When Priya asks for a code
    And Priya types the code "123"
    And Priya goes offline
    And Priya asks for another code
    Then Priya is told "We couldn’t resend a code."
    And Priya is on the "code" panel
    When Priya is online again
    And Priya asks for another code
    Then Priya is told "New code sent!"
    When Priya enters the mailed code
    Then Priya is signed in as "Priya Example"

  @ERR-08 @OPEN-32
  Scenario: Gone while a mailed link is opened
    Given Priya has an account
    When Priya asks for a code
    And Priya's phone follows the mailed sign-in link without network
    Then Priya's phone is told "You are offline."
    And the title is "Sign up or log in" for Priya's phone
    When Priya's phone is online again
    And Priya's phone follows the mailed sign-in link
    Then Priya's phone is signed in as "Priya Example"

  @ERR-08 @AUTH-06
  Scenario: Gone between the link and the sign-in
    Given Priya has an account
    When Priya asks for a code
    And Priya's phone's next try at signing in is lost on the way: "You are offline."
    And Priya's phone follows the mailed sign-in link
    Then Priya's phone is told "You are offline."
    And the title is "Sign up or log in" for Priya's phone
    When Priya's phone follows the mailed sign-in link
    Then Priya's phone is signed in as "Priya Example"

  @AUTH-20 @AUTH-24
  Scenario: A phone that forgets the page while the code is looked up comes back to where it is typed in
    Given Priya has an account
    When Priya asks for a code
    And Priya's page is loaded anew
    Then Priya is on the "code" panel
    When Priya enters the mailed code
    Then Priya is signed in as "Priya Example"
    When Priya logs out
    And Priya's page is loaded anew
    Then Priya is on the "email" panel

  @AUTH-20 @OPEN-48
  Scenario: A page that was forgotten for longer than a code is good for begins with the address
    Given Priya has an account
    When Priya asks for a code
    And 15 minutes pass
    And Priya's page is loaded anew
    Then Priya is on the "email" panel
    And the address is still there for Priya

  @AUTH-11 @AUTH-13
  Scenario: Whoever goes back to the address has asked for nothing
    When Priya asks for a code
    And Priya gives the name "Priya" "Raman"
    And Priya goes back
    And Priya goes back
    And Priya's page is loaded anew
    Then Priya is on the "email" panel
