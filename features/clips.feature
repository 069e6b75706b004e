Feature: Voices and videos
  A voice is made into what every browser plays once it has arrived, and says how far that is. What was typed beside it
  stays, whatever becomes of the file.

  @MEDIA-09 @MEDIA-10 @API-90
  Scenario: A voice is sent in, made, and played by the card
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya picks a voice of 3 seconds
    Then the upload of Priya is processing
    When 5 seconds of it pass for Priya
    Then Priya has 1 clip in the message
    When Priya types the caption "A song for you"
    And Priya sends the message
    Then the voice of the card is 3 seconds long, and drawn by its peaks

  @MEDIA-09 @BUILD-07
  Scenario: A message waits for its voice
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya picks a voice of 3 seconds
    And Priya types the caption "A song for you"
    And Priya sends the message
    Then Priya is told "Please wait until your upload has finished."
    When 5 seconds of it pass for Priya
    And Priya sends the message
    Then the voice of the card is 3 seconds long, and drawn by its peaks

  @MEDIA-08 @ERR-18 @R14
  Scenario: A voice that was cut on its way is refused, and the words beside it stay
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya types the caption "A song for you"
    And Priya picks a voice of 3 seconds that was cut
    And 5 seconds of it pass for Priya
    Then the upload of Priya says "There was an issue uploading your audio. Please contact support if the problem persists."
    And Priya has 0 clips in the message
    And the caption of Priya is still "A song for you"

  @MEDIA-12 @OPEN-112 @R14
  Scenario: A file that only claims to be a voice is found out by its first bytes
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya picks a photo that is named like a voice
    Then the upload of Priya is failed
    And Priya has 0 clips in the message

  @OPEN-104
  Scenario: A voice that is too long says how long one may be
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya picks a voice of 310 seconds
    And 5 seconds of it pass for Priya
    Then the upload of Priya is failed
    And Priya has 0 clips in the message

  @SLIDE-22
  Scenario: Of two voices the last one counts
    Given Priya has a card for Grace
    When Priya opens the builder for audio
    And Priya picks a voice of 3 seconds
    And Priya picks a voice of 6 seconds
    And 5 seconds of it pass for Priya
    And Priya types the caption "A song for you"
    And Priya sends the message
    Then the voice of the card is 6 seconds long, and drawn by its peaks
