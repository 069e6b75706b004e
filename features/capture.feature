Feature: Capture
  A photo or a recording is made on the spot; what was said once can’t be said again, so it isn’t lost.

  @CAPT-01 @CAPT-33 @OPEN-109
  Scenario Outline: A message is captured as what it is made of
    Given Priya has a card for Grace
    When Priya opens the builder for <kind>
    And Priya turns the camera on
    Then the browser of Priya is asked for <devices>

    Examples:
      | kind     | devices                     |
      | photos   | the camera                  |
      | video    | the camera and a microphone |
      | audio    | a microphone                |
      | text     | nothing                     |
      | giphy    | nothing                     |
      | date     | nothing                     |
      | location | nothing                     |
      | music    | nothing                     |
      | news     | nothing                     |

  @CAPT-34
  Scenario: A photo for one's own message is taken without any part in the card
    Given Priya has a card for Grace
    When Tom comes by the group's link
    Then Tom has no part in the card
    When Tom opens the builder for photos
    And Tom turns the camera on
    And Tom presses the round button
    And 3 seconds of it pass for Tom
    And Tom goes on with it
    Then Tom has 1 photo in the message
    When Tom sends the message
    And Tom signs in
    Then Priya's card has 1 message
    And the library of the card has 1 photo

  @CAPT-10 @CAPT-11 @CAPT-12
  Scenario: A photo is counted down, taken and put into the message
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya turns the camera on
    And Priya presses the round button
    Then the countdown of Priya is at 3
    When 3 seconds of it pass for Priya
    Then Priya looks at what was captured
    When Priya goes on with it
    Then Priya is at the customise panel
    And Priya has 1 photo in the message

  @CAPT-13
  Scenario: Pressing again during the countdown cancels it
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya turns the camera on
    And Priya presses the round button
    And Priya presses the round button
    And 5 seconds of it pass for Priya
    Then the camera of Priya is ready

  @CAPT-15 @CAPT-35
  Scenario: A photo that is deleted is asked about, and leaves the card
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya turns the camera on
    And Priya presses the round button
    And 3 seconds of it pass for Priya
    And Priya deletes what was captured
    Then the camera of Priya is ready
    And the library of the card has 0 photos

  @CAPT-24
  Scenario: A photo whose upload fails leads back without a word, and is offered there
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the next upload of Priya fails
    And Priya turns the camera on
    And Priya presses the round button
    And 3 seconds of it pass for Priya
    Then Priya is at the media panel
    And Priya is offered 1 capture from before
    When Priya looks at the capture from before
    And Priya goes on with it
    Then Priya has 1 photo in the message
    When Priya sends the message
    Then Priya is offered 0 captures from before

  @OPEN-109 @CAPT-14
  Scenario: A voice whose tab is closed in the middle is offered again
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya turns the camera on
    And Priya presses the round button
    And 10 seconds of it pass for Priya
    And the page of Priya is loaded anew
    And 5 seconds of it pass for Priya
    And Priya opens the builder for audio
    Then Priya is offered 1 capture from before
    And it is 7 seconds long for Priya
