Feature: Posting a printed card
  A card falls through the letterbox: it goes to an address, is paid for once, printed, and posted.

  @with:send_by_post @POST-02 @POST-03 @POST-07
  Scenario: From a new address to an order that is paid for
    Given Priya has started a card for Grace in an account
    When Priya wants to post the card
    Then Priya may have it posted by:
      | Second Class | £0.99 | 3 working days |
      | First Class  | £1.79 | 1 working day  |
    And Priya may have it posted within the United Kingdom alone
    When Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "bs14rn"
    Then Priya's order is incomplete
    And Priya's order goes to "Grace Hopper, 12 Harbour Street, Bristol, BS1 4RN, United Kingdom"
    And Priya's order costs "£4.99" and "£0.99", "£5.98" in all
    And Priya's order arrives by 2026-03-05
    When Priya chooses First Class
    Then Priya's order costs "£4.99" and "£1.79", "£6.78" in all
    And Priya's order arrives by 2026-03-03
    When Priya pays for the order with a card
    Then Priya's order is paid
    And Priya gets a mail about "receipt"
    And Priya finds the orders "£6.78"

  @with:send_by_post @POST-12 @OPEN-161 @PAY-09
  Scenario: What reading an order shows
    Given Priya has started a card for Grace in an account
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya pays for the order with a card
    When Priya looks at the order
    Then Priya reads of the order:
      | print    | a PDF                                                             |
      | address  | Grace Hopper, 12 Harbour Street, Bristol, BS1 4RN, United Kingdom |
      | postage  | Second Class                                                      |
      | arrives  | 2026-03-05                                                        |
      | card     | £4.99                                                             |
      | post     | £0.99                                                             |
      | total    | £5.98                                                             |
      | status   | paid                                                              |
    And Priya reads the payment reference that the receipt names
    When Tom signs in and tries to read Priya's order
    Then Tom may not

  @with:send_by_post @POST-04
  Scenario: An incomplete order is picked up again
    Given Priya has started a card for Grace in an account
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya chooses First Class
    When Priya closes the tab and comes back
    And Priya wants to post the card
    Then Priya's order is incomplete
    And Priya's order goes to "Grace Hopper, 12 Harbour Street, Bristol, BS1 4RN, United Kingdom"
    And Priya's order costs "£4.99" and "£1.79", "£6.78" in all
    When Priya has it posted to herself, "4 Canal Walk", "Leeds", "LS1 4AP"
    Then Priya has begun 1 order
    And Priya's order goes to "Priya Example, 4 Canal Walk, Leeds, LS1 4AP, United Kingdom"
    When Priya pays for the order with a card
    And Priya wants to post the card
    Then Priya has begun no order

  @with:send_by_post @POST-05 @OPEN-151 @PAY-13
  Scenario: A postal credit pays for a card with Second Class postage
    Given Priya has started a card for Grace in an account
    And Priya takes 5 postal credits
    And Priya pays with a card
    And Priya has paid
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    When Priya chooses First Class
    And Priya pays for the order with a credit
    Then Priya is told "A postal credit includes Second Class postage. Please choose it, or pay by card."
    And Priya's order is incomplete
    And Priya has 5 postal credits left
    When Priya chooses Second Class
    And Priya pays for the order with a credit
    Then Priya's order is paid
    And Priya has 4 postal credits left
    And Priya finds the orders "£0", "£22.45"

  @with:send_by_post @POST-07 @POST-08 @OPEN-162
  Scenario: The address book is searched by name and by address, in any case
    Given Priya is signed in
    And Priya keeps the address of Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya keeps the address of Ada Lovelace, "12 St James’s Square", "London", "SW1Y 4LB"
    When Priya opens the address book
    Then Priya finds in the address book "Ada Lovelace" and "Grace Hopper"
    When Priya searches the address book for "HOPPER"
    Then Priya finds in the address book "Grace Hopper"
    When Priya searches the address book for "st james"
    Then Priya finds in the address book "Ada Lovelace"
    When Priya searches the address book for "12 "
    Then Priya finds in the address book "Ada Lovelace" and "Grace Hopper"
    When Priya searches the address book for "Paris"
    Then Priya finds nothing in the address book

  @with:send_by_post @POST-09
  Scenario: An address is suggested from what is typed
    Given Priya is signed in
    When Priya looks for the address "12 harbour"
    Then Priya is suggested "12 Harbour Street, Bristol"
    When Priya takes the suggestion "12 Harbour Street, Bristol"
    Then Priya has typed in "12 Harbour Street", "Bristol", "BS1 4RN"

  @with:send_by_post @POST-10
  Scenario: An address book that can't be read is an empty one, without a word
    Given Priya is signed in
    And Priya keeps the address of Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya's next try at reading the address book fails
    When Priya opens the address book
    Then Priya finds nothing in the address book
    And Priya is told nothing

  @with:send_by_post @POST-09 @POST-10
  Scenario: One's own addresses are suggested where no directory answers
    Given Priya is signed in
    And Priya keeps the address of Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya's next try at looking for addresses fails
    When Priya looks for the address "12 harbour"
    Then Priya is suggested "12 Harbour Street, Bristol, BS1 4RN"
    And Priya is told nothing

  @with:send_by_post @ERR-33 @POST-06 @OPEN-158
  Scenario: What is no address in the United Kingdom is refused
    Given Priya is signed in
    When Priya keeps the address of Marie Curie, "36 quai de Béthune", "Paris", "75004"
    Then Priya is told "Please type in a UK postcode"
    When Priya asks to keep an address in France
    Then Priya is refused with "We only post to addresses in the United Kingdom."
    When Priya opens the address book
    Then Priya finds nothing in the address book

  @with:send_by_post @ERR-33 @POST-04 @OPEN-158
  Scenario: What isn't whole can't be paid for, and what is paid for can't be changed
    Given Priya has started a card for Grace in an account
    When Priya asks to pay for an order without an address
    Then Priya is refused with "Please choose an address"
    Given Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    When Priya wants it to arrive by 2026-03-04
    Then Priya is told "It can’t get there by then. Please choose a later day or faster postage."
    When Priya wants it to arrive by 2026-03-20
    Then Priya's order arrives by 2026-03-20
    When Priya asks to pay for the order
    Then Priya is refused with "The print isn’t ready yet. Please try again."
    When Priya pays for the order with a card
    And Priya asks to have the order go somewhere else
    Then Priya is refused with "This order has been paid for, so it can’t be changed any more."
    When Priya asks to pay for the order
    Then Priya is refused with "This order has been paid for, so it can’t be changed any more."
    And Priya finds the orders "£5.98"

  @with:send_by_post @ERR-33 @POST-04 @OPEN-157
  Scenario: A card that is refused leaves the order as it was
    Given Priya has started a card for Grace in an account
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    When Priya pays for the order with a card that is refused
    Then Priya is told "Your payment didn’t go through. You have not been charged. Please try again."
    And Priya's order is incomplete
    And nothing waits at the operator's desk
    When Priya pays for the order with a card
    Then Priya's order is paid
    And Priya finds the orders "£5.98"

  @with:send_by_post @POST-01 @OPEN-160
  Scenario: The operator prints and posts it, and the buyer hears of each step
    Given Priya has started a card for Grace in an account
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya pays for the order with a card
    Then the order to "Grace Hopper" waits at the operator's desk, to be posted on 2026-03-02
    And the operator has its print
    When the operator prints it
    Then Priya's order is printing
    And Priya gets a mail about "We’re printing"
    When the operator posts it
    Then Priya's order is posted
    And Priya gets a mail about "We’ve posted"
    And nothing waits at the operator's desk
    When the operator cancels it
    Then the operator reads "It can’t be cancelled: it’s posted."
    When Priya closes the tab
    And 30 days pass
    Then the operator has no print of it any more

  @with:send_by_post @POST-05 @PAY-15
  Scenario: Cancelled by the operator, the credit goes back
    Given Priya has started a card for Grace in an account
    And Priya takes 5 postal credits
    And Priya pays with a card
    And Priya has paid
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya pays for the order with a credit
    When the operator cancels it
    Then Priya's order is cancelled
    And Priya gets a mail about "We can’t post"
    And Priya has 5 postal credits left
    And the provider has given back "£0"

  @with:send_by_post @POST-01 @PAY-18
  Scenario: Cancelled by the operator, the money goes back, once
    Given Priya has started a card for Grace in an account
    And Priya wants to post the card
    And Priya has it posted to Grace Hopper, "12 Harbour Street", "Bristol", "BS1 4RN"
    And Priya chooses First Class
    And Priya pays for the order with a card
    When the operator prints it
    And the operator cancels it
    And the operator cancels it
    Then the operator reads "It can’t be cancelled: it’s cancelled."
    And Priya's order is cancelled
    And Priya gets a mail about "We can’t post"
    And the provider has given back "£6.78"
