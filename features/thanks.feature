Feature: Reading a thank-you
  What the recipient writes back is for the card's organiser, who reads it on a page of its own.

  @F-43 @OPEN-171
  Scenario: The organiser follows the email to the thank-you
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    When Priya reads the thank-you
    Then there is no thank-you for Priya
    When Grace thanks with "You made my day"
    And Priya reads the thank-you
    Then Priya reads "You made my day" from "Grace Example"
    And the mail to Priya leads to "/edit/"

  @F-43 @OPEN-171
  Scenario: A hidden thank-you is out of the organiser's sight, and still its author's
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    And Grace thanks with "You made my day"
    When Priya reads the thank-you
    And Priya hides the thank-you
    Then the thank-you is hidden from Priya
    When Priya reads the thank-you
    Then the thank-you is hidden from Priya
    When Grace opens the recipient's link
    Then Grace still reads the thank-you "You made my day"
    When Priya shows the thank-you again
    Then Priya reads "You made my day" from "Grace Example"

  @F-43 @OPEN-171
  Scenario: A thank-you that could not be hidden stands as it was
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    And Grace thanks with "You made my day"
    And Priya reads the thank-you
    And Priya's next try at hiding the thank-you fails: "Boom"
    When Priya hides the thank-you
    Then Priya reads "You made my day" from "Grace Example"
    And Priya is told "Boom"

  @F-43 @OPEN-171
  Scenario: A second person is told why their thank-you is not taken
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    And Grace thanks with "You made my day"
    And Tom is signed in
    When Tom opens the recipient's link
    And Tom thanks with "Mine too"
    Then Tom is told "Someone has already said thank you for this card, and it holds one thank-you. You can tell the organiser yourself."
    And the thanks are "You made my day"
