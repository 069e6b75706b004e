Feature: Paying for a card
  A full card takes more messages once its organiser has paid. Money is taken once, and a credit does as well.

  @journey @desktop @PAY-01 @PAY-18 @PAY-19
  Scenario: A full card takes more messages once a tier is paid for
    Given Priya comes to the start page
    And Priya picks a cover for Grace in the shop
    And Priya has put into the card "One", "Two", "Three", "Four", "Five"
    And Priya goes on to save the card
    And Priya answers the sign-in with the mailed code
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    Then Priya has to pay "£4.99"
    When Priya pays with a card
    Then Priya has paid
    When Priya puts "Six" into the card
    Then Priya finds in the card "One", "Two", "Three", "Four", "Five", "Six"
    And Priya gets a mail about "receipt"
    And Priya finds the orders "£4.99"

  @journey @PAY-07 @PAY-10
  Scenario: From one tier to the next only the difference is due
    Given Priya has started a card for Grace in an account
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    And Priya pays with a card
    Then Priya has paid
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Unlimited"
    Then Priya has to pay "£5"
    When Priya pays with a card
    Then Priya has paid
    And Priya finds the orders "£5", "£4.99"

  @OPEN-152 @OPEN-157
  Scenario: A card that is refused costs nothing, and another one does
    Given Priya has started a card for Grace in an account
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Unlimited"
    And Priya pays with a card that is refused
    Then Priya is told at the till "Your payment didn’t go through. You have not been charged. Please try again."
    When Priya pays with a card that has expired
    Then Priya is told at the till "Your payment didn’t go through. You have not been charged. Please try again."
    And Priya finds no orders
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Unlimited"
    And Priya pays with a card
    Then Priya has paid
    And Priya finds the orders "£9.99"

  @OPEN-152 @PAY-18
  Scenario: The bank asks whether it is really them
    Given Priya has started a card for Grace in an account
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Unlimited"
    And Priya pays with a card that the bank asks about
    And Priya tells the bank that it was not them
    Then Priya is told at the till "Your payment didn’t go through. You have not been charged. Please try again."
    When Priya pays with a card that the bank asks about
    And Priya tells the bank that it was them
    Then Priya has paid
    And Priya finds the orders "£9.99"

  @PAY-16 @PAY-17 @OPEN-151
  Scenario: Credits are bought together and spent one by one
    Given Priya has started a card for Grace in an account
    When Priya takes 5 digital credits
    Then Priya has to pay "£44.95"
    When Priya pays with a card
    Then Priya has paid
    And Priya has 5 digital credits left
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Unlimited" for a credit
    Then Priya has paid
    And Priya has 4 digital credits left
    And Priya finds the orders "£0", "£44.95"

  @PAY-19 @R5
  Scenario: Whoever leaves in the middle of it pays once
    Given Priya has started a card for Grace in an account
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    And Priya pays with a card that the bank asks about
    Then the bank asks Priya whether it was them
    When Priya closes the tab and comes back to the card
    And Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    And Priya pays with a card
    Then Priya has paid
    And Priya finds the orders "£4.99"

  @PAY-19 @OPEN-154
  Scenario: A payment that takes more than a minute is waited for elsewhere
    Given Priya has started a card for Grace in an account
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    And Priya pays with a card that takes its time
    Then Priya is told after a minute that it is still processed
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    Then Priya is told at the till "A payment for this is being processed. Please wait a moment before you pay again."
    And Priya finds no orders

  @PAY-02 @OPEN-149
  Scenario: A friend's message that waited for room comes in with the tier
    Given Priya has a card for Grace
    And Priya has written 5 messages
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then Tom learns that the message waits for room
    When Priya looks at the tiers of the card
    And Priya chooses the tier "Starter"
    And Priya pays with a card
    Then Priya has paid
    And Priya's card has 6 messages
    And the card's number of messages waiting for room is 0
