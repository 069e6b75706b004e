Feature: Photos in a message
  A photo goes straight to where files are kept, is looked at there, and then belongs to the card.

  @MEDIA-04 @MEDIA-05 @MEDIA-07
  Scenario: A photo is asked for, sent and put into the library of the card
    Given Priya has a card for Grace
    When Priya adds the photo "beach.jpg" saying "At the sea"
    Then asking to upload was tried once
    And putting the photo into the library was tried once
    And the photos message of the card shows 1 photo
    And the library of the card has 1 photo

  @SLIDE-34 @MEDIA-01
  Scenario: A photo tells everything that is kept of it
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    Then the photo in the library tells its id, type, status, url, mp4 url, thumbnail url, duration, created on, progress, crop source id and crop transform
    And the photo in the library is whole and ready

  @MEDIA-03 @MEDIA-06
  Scenario: A file that changed on its way is not taken
    Given Priya has a card for Grace
    When Priya puts "beach.jpg" into the library with the mark of another file
    Then Priya is refused with "The file didn’t arrive intact. Please try again."
    And the library of the card has 0 photos

  @MEDIA-06
  Scenario: A photo that changed on its way has to be picked again
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the next upload of Priya arrives changed
    And Priya picks "beach.jpg"
    Then the upload of Priya says "The file didn’t arrive intact. Please try again."
    And Priya has 0 photos in the message

  @MEDIA-06 @API-88
  Scenario: An upload is used once
    Given Priya has a card for Grace
    When Priya puts the same upload into the library twice
    Then Priya is told what is wrong
    And the library of the card has 1 photo

  @MEDIA-04 @API-89
  Scenario: Somebody else's upload cannot be used
    Given Priya has a card for Grace
    And Tom is signed in
    When Tom puts what Priya uploaded into the library
    Then Tom may not
    And the library of the card has 0 photos

  @MEDIA-02 @MEDIA-16 @API-83
  Scenario: What may be uploaded is told
    Given Priya is signed in
    Then Priya may upload a photo of up to 25 MB
    And Priya may upload a video of up to 250 MB
    And Priya may upload an audio of up to 25 MB

  @MEDIA-16
  Scenario Outline: A megabyte has 1048576 bytes
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya picks a photo of <bytes> bytes
    Then the upload of Priya is <status>

    Examples:
      | bytes    | status |
      | 26214400 | over   |
      | 26214401 | failed |

  @MEDIA-12
  Scenario Outline: Only photos are taken as photos
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya picks "<file>"
    Then the upload of Priya is failed
    And the upload of Priya says "That type of file can’t be used here. Please choose photos (JPEG, PNG, WebP, GIF or HEIC)."

    Examples:
      | file      |
      | notes.txt |
      | film.mp4  |
      | song.mp3  |

  @MEDIA-12 @API-89
  Scenario Outline: Each kind of upload has its own kinds of file
    Given Priya is signed in
    When Priya asks to upload <kind> of the kind "<mime>"
    Then Priya <may upload it>

    Examples:
      | kind  | mime            | may upload it          |
      | photo | image/png       | is not refused         |
      | photo | image/heic      | is not refused         |
      | photo | image/svg+xml   | cannot use such a file |
      | audio | audio/mpeg      | is not refused         |
      | audio | audio/mp4       | cannot use such a file |
      | video | video/quicktime | is not refused         |
      | video | image/gif       | cannot use such a file |
      | logo  | image/png       | is not refused         |
      | logo  | image/gif       | cannot use such a file |

  @MEDIA-11 @API-90
  Scenario: A jfif is a jpeg
    Given Priya has a card for Grace
    When Priya adds the photo "wedding.jfif" saying "The wedding"
    Then the photos message of the card shows 1 photo

  @MEDIA-13
  Scenario: Five uploads at once, the others wait their turn
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "a.jpg, b.jpg, c.jpg, d.jpg, e.jpg, f.jpg and g.jpg"
    Then asking to upload was tried 5 times
    When the uploads of Priya go on
    Then asking to upload was tried 7 times
    And Priya has 7 photos in the message

  @SLIDE-34
  Scenario: At most ten photos
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya picks 11 photos
    Then Priya is told "You can choose up to 10 photos"
    And Priya has 10 photos in the message

  @SLIDE-34 @API-31
  Scenario: An eleventh photo is not taken by hand either
    Given Priya has a card for Grace
    And Priya opens the builder for photos
    And Priya picks 10 photos
    When Priya tries to send eleven photos
    Then Priya is refused with "You can choose up to 10 photos"

  @SLIDE-34
  Scenario: A photo message needs a photo
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya types the caption "Nothing to see"
    And Priya sends the message
    Then Priya is told "Please choose at least one photo"

  @SLIDE-34
  Scenario: Photos stay in the order they were picked
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And Priya picks "one.jpg, two.jpg and three.jpg"
    Then Priya has 3 photos in the message
    When Priya moves the last photo to the front
    And Priya types the caption "Three"
    And Priya sends the message
    Then the photos of the card are numbered from 1 to 3 as Priya put them

  @MEDIA-08
  Scenario: An upload can be cancelled
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    And Priya cancels the upload
    And the uploads of Priya go on
    Then nothing is on its way for Priya
    And Priya has 0 photos in the message

  @MEDIA-08 @MEDIA-17 @ERR-18
  Scenario: An upload can fail, and be tried again
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the next upload of Priya fails
    And Priya picks "beach.jpg"
    Then the upload of Priya is failed
    And the upload of Priya says "There was an issue uploading your photo. Please contact support if the problem persists."
    When Priya tries the upload again
    Then Priya has 1 photo in the message

  @ERR-20 @OPEN-163
  Scenario: Without permission nothing is sent
    Given Priya has a card for Grace
    And Priya's next try at asking to upload fails
    When Priya opens the builder for photos
    And Priya picks "beach.jpg"
    Then the upload of Priya says "Failed to get upload permissions."

  @ERR-19
  Scenario: A failure without words says the least
    Given Priya has a card for Grace
    And Priya's next try at putting the photo into the library fails
    When Priya opens the builder for photos
    And Priya picks "beach.jpg"
    Then the upload of Priya says "Upload failed."

  @ERR-18 @MEDIA-17
  Scenario: A file that only claims to be a photo is found out
    Given Priya has a card for Grace
    When Priya puts "notes.txt" into the library as a photo
    Then Priya cannot use such a file
    And the library of the card has 0 photos

  @MEDIA-15
  Scenario: Progress is shown every half second
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    Then Priya sees 0 percent uploaded
    When the upload of Priya reaches 60 percent
    Then Priya sees 0 percent uploaded
    When 1 second passes
    And the upload of Priya reaches 70 percent
    Then Priya sees 70 percent uploaded

  @MEDIA-09 @MEDIA-10
  Scenario: What has to be worked on is looked after until it is ready
    Given Priya has a card for Grace
    And the next photo of Priya takes a while
    When Priya opens the builder for photos
    And Priya picks "beach.jpg"
    Then the upload of Priya is processing
    And Priya sees 40 percent uploaded
    When 3 seconds pass
    Then the upload of Priya is over
    And Priya has 1 photo in the message

  @MEDIA-10
  Scenario: What could not be worked on has failed
    Given Priya has a card for Grace
    And the next photo of Priya takes a while and fails
    When Priya opens the builder for photos
    And Priya picks "beach.jpg"
    And 3 seconds pass
    Then the upload of Priya is failed
    And the upload of Priya says "There was an issue uploading your photo. Please contact support if the problem persists."

  @MEDIA-09
  Scenario: A message is not sent while a photo is on its way
    Given Priya has a card for Grace
    When Priya opens the builder for photos
    And the uploads of Priya are slow
    And Priya picks "beach.jpg"
    And Priya sends the message
    Then Priya is told "Please wait until your upload has finished."
    And Priya's card has 0 messages

  @MEDIA-14 @API-87
  Scenario: A photo that no message shows can be deleted
    Given Priya has a card for Grace
    And Priya puts "beach.jpg" into the library
    When Priya deletes the photo in the library
    Then Priya is not refused
    And the library of the card has 0 photos

  @MEDIA-14 @MEDIA-18 @API-86
  Scenario: A photo that a message shows stays
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    Then the photo in the library is used by "At the sea"
    When Priya deletes the photo in the library
    Then Priya is refused with "This file is used in 1 message and can’t be deleted."
    And the library of the card has 1 photo

  @MEDIA-19
  Scenario: A cropped photo knows the whole one
    Given Priya has a card for Grace
    And Priya puts "beach.jpg" into the library
    When Priya crops the photo in the library
    Then the library of the card has 2 photos
    And the newest photo in the library is a crop of the first

  @MEDIA-19
  Scenario: A crop lies inside its picture
    Given Priya has a card for Grace
    And Priya puts "beach.jpg" into the library
    When Priya crops the photo in the library beyond its edge
    Then Priya is refused with "Please keep the crop inside the picture."

  @API-85
  Scenario: A photo is shown to whoever uploaded it and to the card's owner only
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom adds the photo "beach.jpg" saying "At the sea"
    And Bea joins the group
    Then Priya can see the photo in the library
    And Tom can see the photo in the library
    But Bea cannot see the photo in the library

  @API-84
  Scenario: The library can be asked for one kind
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    Then Priya's library holds 1 photo and 0 video

  @MEDIA-07 @OPEN-40
  Scenario: Before sign-in photos are one's own too, and stay so afterwards
    Given Priya, signed out, has a card for Grace
    And Priya puts "beach.jpg" into the library
    And Priya was about to "CreatorSave"
    When Priya signs in
    And Priya's phone signs in
    And Priya's phone deletes the photo in the library
    Then Priya's phone is not refused
    And the library of the card has 0 photos
