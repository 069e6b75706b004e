Feature: Days one does not want to miss
  A reminder knows whose day it is and when; a card is started from it in a moment.

  @REMIND-01 @REMIND-04 @OPEN-139
  Scenario: A reminder is added, changed and deleted
    Given Priya is signed in
    When Priya wants to be reminded of the birthday of "Grace Hopper" on 2031-05-12
    Then the reminders of Priya are "Grace's Birthday" on 2031-05-05
    When Priya wants to be reminded of it 14 days before
    Then the reminders of Priya are "Grace's Birthday" on 2031-04-28
    When Priya deletes the reminder
    Then Priya has no reminders

  @ROUTE-30 @REMIND-08
  Scenario: The shop for a reminder has its occasion and its person, and the card knows it
    Given Priya is signed in
    And Priya wants to be reminded of the wedding of "Grace Hopper" on 2031-05-12
    When Priya comes to the shop for the reminder
    Then the shop offers Priya wedding cards for "Grace"
    When Priya takes the first cover there
    Then the reminder of Priya shows the card "Congratulations Grace on your wedding"

  @ROUTE-30 @OPEN-140
  Scenario: For anybody else it is the shop as it is
    Given Priya is signed in
    And Priya wants to be reminded of the wedding of "Grace Hopper" on 2031-05-12
    And Sam is signed in
    When Sam comes to the shop for the reminder
    Then the shop offers Sam birthday cards for ""
    When Noor comes to the shop for the reminder
    Then the shop offers Noor birthday cards for ""

  @REMIND-03 @REMIND-09
  Scenario: A card's reminder is of its occasion and its person
    Given Priya has a card for Grace
    When Priya wants to be reminded of the card's occasion on 2031-05-12
    Then Priya finds "Grace's Birthday" on 2031-05-05 as the reminder of the card
