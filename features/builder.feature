Feature: The slide builder
  One message, from choosing its kind to sending it; nothing that was begun gets lost.

  @BUILD-01 @BUILD-02 @BUILD-04
  Scenario: It begins with the kinds of message
    Given Priya has a card for Grace
    When Priya opens the builder
    Then Priya is at the types panel
    And the builder of Priya says "Add your message"
    And the builder is narrow for Priya

  @BUILD-01 @BUILD-04
  Scenario: Photos are added before they are arranged
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    Then Priya is at the media panel
    And the builder is wide for Priya
    When Priya picks "beach.jpg"
    Then Priya is at the customise panel
    When Priya looks into the library
    Then Priya is at the library panel
    When Priya steps back
    Then Priya is at the customise panel
    When Priya steps back
    Then Priya is at the types panel

  @BUILD-01
  Scenario: Photos that were added are still there after another look at the kinds
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya picks "beach.jpg"
    And Priya steps back
    And Priya chooses photos instead
    Then Priya is at the customise panel

  @BUILD-01
  Scenario: From the library one comes back to where it was opened
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya looks into the library
    And Priya steps back
    Then Priya is at the media panel

  @SLIDE-30 @OPEN-88
  Scenario: A newspaper is of this year until another one is chosen
    Given Priya has a card for Grace
    When Priya opens the builder for news
    Then Priya may choose among the years from 1900 to now, and has the last one
    And leaving asks Priya nothing
    When Priya dates the newspaper 1992
    And Priya types the caption "It’s a girl!"
    And Priya sends the message
    Then the newspaper of the card is of 1992

  @MEDIA-18 @MEDIA-14
  Scenario: A photo of the library is deleted once no message needs it
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    When Priya opens the builder for photos
    And Priya picks "hills.jpg"
    And Priya looks into the library
    And Priya wants to delete the photo of "At the sea"
    Then Priya may not delete it, since "At the sea" shows it
    When Priya wants to delete the photo in hand
    Then Priya may not delete it
    When Priya takes the photo out of the message
    And Priya deletes the photo that was in hand
    Then Priya finds 1 photo in the library

  @BUILD-03
  Scenario Outline: It says what is being added
    Given Priya has a card for Grace
    When Priya opens the builder for <kind>
    Then the builder of Priya says "<words>"

    Examples:
      | kind   | words             |
      | text   | Add text message  |
      | photos | Add photo message |
      | audio  | Add voice message |
      | video  | Add video message |
      | giphy  | Add GIF message   |
      | music  | Add song message  |

  @BUILD-05 @OPEN-99
  Scenario Outline: A link may name the kind
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom opens the builder by a link that names "<kind>"
    Then Tom is at the <panel> panel

    Examples:
      | kind     | panel     |
      | photos   | media     |
      | giphy    | media     |
      | text     | customise |
      | location | types     |
      | title    | types     |
      | legacy   | types     |
      | nonsense | types     |

  @BUILD-06 @OPEN-92
  Scenario: A message that is there is opened where it is changed
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya opens the builder on "Hello"
    Then Priya is at the customise panel
    And the builder of Priya says "Edit your message"
    When Priya steps back
    Then Priya is at the customise panel

  @BUILD-06 @OPEN-92
  Scenario: A message that was begun is found again after the tab was closed
    Given Priya has a card for Grace
    When Priya opens the builder for text
    And Priya types "You make Mon"
    And Priya closes the tab and comes back
    And Priya opens the card
    And Priya opens the builder
    Then Priya is at the customise panel
    And Priya has typed "You make Mon"

  @BUILD-06
  Scenario: A message that was sent is not found again
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya closes the tab and comes back
    And Priya opens the card
    And Priya opens the builder
    Then Priya is at the types panel

  @BUILD-06
  Scenario: Changing one's mind about the kind loses no word
    Given Priya has a card for Grace
    When Priya opens the builder for text
    And Priya types "Hello"
    And Priya chooses giphy instead
    And Priya chooses text instead
    Then Priya has typed "Hello"

  @BUILD-07
  Scenario: Leaving while a photo is on its way is asked about
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    Then leaving asks Priya about the upload
    And Priya is told "Are you sure you want to leave? If you exit now, your upload will be lost"

  @BUILD-08
  Scenario: Exiting cancels the upload
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    And Priya leaves the builder
    Then nothing is on its way for Priya
    And the library of the card has 0 photos

  @BUILD-08
  Scenario: Another kind of message needs no photo that is on its way
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    And Priya chooses text instead
    Then nothing is on its way for Priya

  @BUILD-08
  Scenario: Staying keeps the upload running
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    And the uploads of Priya go on
    Then leaving asks Priya about the changes
    And Priya has 1 photo in the message

  @BUILD-14 @API-84
  Scenario: The library offers what was uploaded for this card
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    And Priya adds the photo "hills.jpg" saying "In the hills"
    When Priya opens the builder for photos
    And Priya looks into the library
    Then Priya finds 2 photos in the library
    When Priya takes the first photo of the library
    And Priya types the caption "Once more"
    And Priya sends the message
    Then the card of Priya says "At the sea, In the hills and Once more" in this order

  @BUILD-14
  Scenario: A contributor finds only their own photos
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    And Tom joins the group
    When Tom opens the builder for photos
    And Tom looks into the library
    Then Tom finds 0 photos in the library

  @BUILD-15
  Scenario: Leaving with something typed is asked about
    Given Priya has a card for Grace
    When Priya opens the builder for text
    Then leaving asks Priya nothing
    When Priya types "Hello"
    Then leaving asks Priya about the changes

  @BUILD-15
  Scenario: What is thrown away stays away
    Given Priya has a card for Grace
    When Priya opens the builder for text
    And Priya types "Hello"
    And Priya leaves the builder
    And Priya opens the builder
    Then Priya is at the types panel
    And leaving asks Priya nothing

  @BUILD-15
  Scenario: Opening a message and leaving it asks nothing
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya opens the builder on "Hello"
    Then leaving asks Priya nothing

  @ERR-11 @ERR-21
  Scenario: A message that could not be sent keeps everything and is reported
    Given Priya has a card for Grace
    And Priya's next try at adding the message has to wait: "Please wait a moment."
    When Priya writes "Hello"
    Then Priya is told "Please wait a moment."
    And Priya has typed "Hello"
    And "api-error" was reported from "contribution builder"
    When Priya sends the message
    Then the card of Priya says "Hello" in this order

  @ERR-08 @ERR-11
  Scenario: A message sent without network is sent when the network is back, once
    Given Priya has a card for Grace
    When Priya goes offline
    And Priya writes "Hello"
    Then Priya is told "You are offline."
    When Priya is online again
    And Priya sends the message
    Then the card of Priya says "Hello" in this order

  @API-31
  Scenario: A message sent twice by an impatient finger is one message
    Given Priya has a card for Grace
    When Priya opens the builder for text
    And Priya types "Hello"
    And Priya sends the message twice at once
    Then the card of Priya says "Hello" in this order
    And adding the message was tried once
