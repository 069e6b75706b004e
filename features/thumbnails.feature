Feature: Pictures of slides
  Every slide has a small picture; whoever looks at the card draws those that are missing.

  @THUMB-01 @THUMB-05 @THUMB-07
  Scenario: Missing pictures are drawn one after the other
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Priya lets the missing pictures be drawn
    Then every slide of the card has its picture
    And giving a slide its picture was tried 4 times

  @THUMB-04
  Scenario: A slide says when its picture is being drawn
    Given Priya has a card for Grace
    When Priya begins to draw the missing pictures
    Then the pictures of "title and credits" are being drawn for Priya
    When Priya has drawn everything
    Then no pictures are being drawn for Priya

  @CONTRIB-18
  Scenario: A message waits two seconds for its picture
    Given Priya has a card for Grace
    When Priya begins to draw the missing pictures
    Then giving a slide its picture was tried once
    When 1 second passes
    Then giving a slide its picture was tried once
    When 1 second passes
    And Priya has drawn everything
    Then giving a slide its picture was tried twice

  @THUMB-02 @THUMB-03 @API-42
  Scenario Outline: A cover's picture is a JPEG, any other a PNG
    Given Priya has a card for Grace
    When Priya gives the <slide> slide the picture "<file>"
    Then Priya <may>

    Examples:
      | slide   | file      | may                    |
      | title   | cover.jpg | is not refused         |
      | title   | cover.png | cannot use such a file |
      | credits | names.png | is not refused         |
      | credits | names.jpg | cannot use such a file |

  @THUMB-04
  Scenario: A changed message gets a new picture
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya lets the missing pictures be drawn
    When Priya rewords "one" as "two"
    Then the message "two" of the card has no picture
    When Priya lets the missing pictures be drawn
    Then every slide of the card has its picture

  @THUMB-07 @STORY-01
  Scenario: The cover's picture is the card's
    Given Priya has a card for Grace
    Then the card's cover url is nothing
    When Priya lets the missing pictures be drawn
    Then the card has a cover to show

  @THUMB-07 @API-42
  Scenario: Nobody else gives a slide its picture
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom gives the title slide the picture "cover.jpg"
    Then Tom may not

  @THUMB-01
  Scenario: A picture that cannot be drawn is not tried again and again
    Given Priya has a card for Grace
    When Priya begins to draw the missing pictures in a browser that cannot draw
    Then the pictures of "title and credits" are being drawn for Priya
    When Priya has drawn everything
    And Priya begins to draw the missing pictures in a browser that cannot draw
    Then no pictures are being drawn for Priya
    And asking to upload was not tried
