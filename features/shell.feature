Feature: Around every page
  Banners, countdowns and the way a phone is held are the same wherever somebody is.

  Rule: Whom it is for

    @SHELL-02
    Scenario: Whoever makes a card, adds to it, gets it, or only looks, has a part in it
      Given Priya has a card for Grace
      And Priya makes a watch link
      When Tom joins the group
      And Grace joins by the recipient link
      And Lin joins by the watch link
      Then Priya is an active owner of the card
      And Tom is an active contributor of the card
      And Grace is an active recipient of the card
      And Lin is an active viewer of the card

  Rule: Cookies

    @SHELL-17
    Scenario: The cookie banner comes a moment after the page and stays
      Given Sam visits the site
      Then Sam does not see the cookie banner
      When 199 milliseconds pass
      Then Sam does not see the cookie banner
      When 1 millisecond passes
      Then Sam sees the cookie banner
      When 3 hours pass
      And Sam goes to "/shop"
      And Sam signs in
      Then Sam sees the cookie banner

    @SHELL-18 @SHELL-39
    Scenario: Whoever has got it is not told again
      Given Sam visits the site
      And 1 second passes
      When Sam clicks Got it
      Then Sam does not see the cookie banner
      When Sam closes the tab and comes back
      And 1 second passes
      Then Sam does not see the cookie banner

    @SHELL-18 @OPEN-56
    Scenario: It is still accepted after signing in and out again
      Given Sam visits the site
      And 1 second passes
      When Sam clicks Got it
      And Sam signs in
      And Sam logs out
      And Sam closes the tab and comes back
      And 1 second passes
      Then Sam does not see the cookie banner

  Rule: The free credit of the mailing

    @SHELL-20 @OPEN-19
    Scenario Outline: The banner is for those who came out of the mailing
      When Sam arrives at "<path>"
      Then Sam does not see the free-credit banner
      When 199 milliseconds pass
      Then Sam does not see the free-credit banner
      When 1 millisecond passes
      Then Sam <does> the free-credit banner

      Examples:
        | path                                             | does         |
        | /?utm_source=email&utm_campaign=branded25        | sees         |
        | /shop?source=EMAIL&campaign=Branded25            | sees         |
        | /?utm_source=email&utm_campaign=branded26        | does not see |
        | /?utm_source=ads&utm_campaign=branded25          | does not see |
        | /                                                | does not see |

    @SHELL-21 @SHELL-39
    Scenario: Dismissed, it does not come again, not even by the same link
      Given Sam arrives at "/?utm_source=email&utm_campaign=branded25"
      And 1 second passes
      When Sam dismisses the free-credit banner
      Then Sam does not see the free-credit banner
      When Sam arrives at "/?utm_source=email&utm_campaign=branded25"
      And 1 second passes
      Then Sam does not see the free-credit banner

    @OPEN-18
    Scenario: The credit is really there after the first sign-in, once an account
      Given Sam arrives at "/?utm_source=email&utm_campaign=branded25"
      When Sam signs in
      Then Sam has 1 card credit
      When Sam logs out
      And Sam arrives at "/?utm_source=email&utm_campaign=branded25"
      And Sam signs in
      Then Sam has 1 card credit

    @OPEN-18
    Scenario: It comes to those who sign in another day, and to those who are signed in already
      Given Sam arrives at "/?utm_source=email&utm_campaign=branded25"
      When Sam closes the tab and comes back
      And Sam signs in
      Then Sam has 1 card credit
      Given Priya is signed in
      When Priya arrives at "/?utm_source=email&utm_campaign=branded25"
      Then Priya has 1 card credit

    @OPEN-18
    Scenario: Nobody else gets one
      Given Sam arrives at "/?utm_source=email"
      When Sam signs in
      Then Sam has 0 card credits

  Rule: Bundle pricing

    @SHELL-15 @OPEN-28
    Scenario Outline: It is told of where cards are looked at, kept and made
      When Sam arrives at "<path>"
      Then Sam <does> the bundle banner

      Examples:
        | path                         | does         |
        | /                            | sees         |
        | /?modal=faq#pricing          | sees         |
        | /howitworks/overview         | sees         |
        | /faq                         | sees         |
        | /privacy                     | sees         |
        | /terms                       | sees         |
        | /corporate-terms             | sees         |
        | /home                        | sees         |
        | /home/received               | sees         |
        | /edit/a1                     | sees         |
        | /edit/a1/group               | does not see |
        | /shop                        | does not see |
        | /r/abc                       | does not see |
        | /login                       | does not see |

    @SHELL-16 @OPEN-21
    Scenario: Dismissed, it is gone everywhere until the page is opened again
      Given Sam visits the site
      Then Sam sees the bundle banner
      When Sam dismisses the bundle banner
      Then Sam does not see the bundle banner
      When Sam goes to "/home"
      And Sam goes to "/"
      Then Sam does not see the bundle banner
      When Sam closes the tab and comes back
      Then Sam sees the bundle banner

  Rule: Maintenance

    @SHELL-22 @OPEN-18
    Scenario: Hours, minutes and seconds to maintenance are counted down
      Given maintenance begins in 7385 seconds
      When Sam arrives at "/"
      Then Sam reads that maintenance starts in 2 hours 3 mins 5 secs
      When 6 seconds pass
      Then Sam reads that maintenance starts in 2 hours 2 mins 59 secs

    @SHELL-22 @SHELL-12
    Scenario: Whoever has the page open hears of it, and of its being called off
      Given Sam visits the site
      And maintenance begins in 600 seconds
      Then Sam reads of no maintenance
      When 30 seconds pass
      Then Sam reads that maintenance starts in 0 hours 9 mins 30 secs
      When maintenance is called off
      And 30 seconds pass
      Then Sam reads of no maintenance
      When 20 minutes pass
      Then the page of Sam was loaded anew 0 times

    @SHELL-23
    Scenario: At zero the page is loaded anew, once
      Given maintenance begins in 60 seconds
      And Sam arrives at "/"
      When 59 seconds pass
      Then the page of Sam was loaded anew 0 times
      When 1 second passes
      Then the page of Sam was loaded anew 1 time
      When 10 minutes pass
      Then the page of Sam was loaded anew 1 time
      And Sam reads of no maintenance

    @SHELL-23
    Scenario: What has begun already throws nobody out
      Given maintenance began 60 seconds ago
      When Sam arrives at "/"
      And 5 minutes pass
      Then the page of Sam was loaded anew 0 times
      And Sam reads of no maintenance

  Rule: A newer version

    @SHELL-24 @OPEN-20
    Scenario: A patch is offered and loaded when somebody wants it
      Given Sam visits the site
      And the web version is "5.49.3"
      When 30 seconds pass
      Then Sam is offered the newer version
      And the page of Sam was loaded anew 0 times
      When Sam clicks Update now
      Then the page of Sam was loaded anew 1 time

    @SHELL-24 @OPEN-20 @F-25
    Scenario: Whoever has updated is not asked again for the same version
      Given the web version is "5.49.3"
      And Sam arrives at "/"
      When Sam clicks Update now
      And Sam's page is loaded anew
      And 5 minutes pass
      Then Sam is offered no newer version
      When the web version is "5.49.4"
      And 30 seconds pass
      Then Sam is offered the newer version

    @SHELL-24 @OPEN-20
    Scenario: A patch that was put off is not offered again, the next one is
      Given the web version is "5.49.3"
      And Sam arrives at "/"
      When Sam puts the newer version off
      And 30 seconds pass
      Then Sam is offered no newer version
      When the web version is "5.49.4"
      And 30 seconds pass
      Then Sam is offered the newer version

    @SHELL-25 @OPEN-20
    Scenario Outline: A version that must be is loaded after a minute
      Given Sam visits the site
      And the web version is "<version>"
      When 30 seconds pass
      Then Sam reads that the page reloads in 60 seconds
      And Sam is offered no newer version
      When 45 seconds pass
      Then Sam reads that the page reloads in 15 seconds
      When 14 seconds pass
      Then the page of Sam was loaded anew 0 times
      When 1 second passes
      Then the page of Sam was loaded anew 1 time

      Examples:
        | version |
        | 5.50.0  |
        | 6.0.0   |

    @SHELL-25
    Scenario: A reload that brings nothing newer is not done again and again
      Given the web version is "6.0.0"
      And Sam arrives at "/"
      And 1 minute passes
      When Sam's page is loaded anew
      And 5 minutes pass
      Then the page of Sam was loaded anew 0 times
      And Sam is offered the newer version

    @SHELL-24 @SHELL-25 @OPEN-20
    Scenario Outline: What is no newer version says nothing
      Given the web version is "<version>"
      When Sam arrives at "/"
      And 5 minutes pass
      Then Sam is offered no newer version
      And the page of Sam was loaded anew 0 times

      Examples:
        | version  |
        | 5.49.2   |
        | 5.48.7   |
        | 4.99.0   |
        | tomorrow |

  Rule: What an operator switches while the product runs

    @SHELL-12 @SHELL-13
    Scenario: A feature that is switched on is there half a minute later
      Given Sam visits the site
      Then the feature "auth_link" is not on for Sam
      When the operator switches "auth_link, google_login" on
      And 30 seconds pass
      Then the feature "auth_link" is on for Sam
      And the feature "google_login" is on for Sam

    @with:auth_link @SHELL-13
    Scenario: What was switched on at the start can be switched off
      Given Sam visits the site
      When the operator switches everything off
      And 30 seconds pass
      Then the feature "auth_link" is not on for Sam

  Rule: A phone in the hand

    @SHELL-26 @OPEN-22
    Scenario: A phone on its side is asked to be turned, until it is
      Given Sam holds a phone upright
      Then Sam is not asked to turn the phone
      When Sam turns the phone on its side
      Then Sam is asked to turn the phone
      When Sam turns the phone upright
      Then Sam is not asked to turn the phone

    @SHELL-26 @OPEN-22
    Scenario: Whoever wants it so is left alone
      Given Sam holds a phone upright
      When Sam turns the phone on its side
      And Sam says that it is all right so
      Then Sam is not asked to turn the phone
      When Sam turns the phone upright
      And Sam turns the phone on its side
      Then Sam is not asked to turn the phone

    @SHELL-26 @OPEN-22
    Scenario: Nothing lies over a card that plays
      Given Sam holds a phone upright
      And a card plays for Sam
      When Sam turns the phone on its side
      Then Sam is not asked to turn the phone
      When the card of Sam is over
      Then Sam is asked to turn the phone

    @SHELL-35 @SHELL-36
    Scenario: The keyboard of a phone is noticed
      Given Sam holds a phone upright
      Then the keyboard of Sam is not open
      When 634 of the 844 pixels are left to Sam
      Then the keyboard of Sam is not open
      When 633 of the 844 pixels are left to Sam
      Then the keyboard of Sam is open
      When 791 of the 844 pixels are left to Sam
      Then the keyboard of Sam is open
      When 792 of the 844 pixels are left to Sam
      Then the keyboard of Sam is not open

    @SHELL-37
    Scenario: A field that is left closes the keyboard
      Given Sam holds a phone upright
      And 500 of the 844 pixels are left to Sam
      When Sam leaves the field
      Then the keyboard of Sam is not open

    @SHELL-34 @OPEN-16
    Scenario: The breakpoint follows the window
      Given Sam visits the site
      Then Sam sees the page as "widescreen"
      When the window of Sam is 390 wide
      Then Sam sees the page as "mobile"
      When the window of Sam is 1050 wide
      Then Sam sees the page as "desktop-cover-editor"

    @SHELL-27 @OPEN-23
    Scenario Outline: Robots are known
      Given Sam visits the site
      When Sam reads with "<reader>"
      Then Sam <is> a robot

      Examples:
        | reader                              | is     |
        | Mozilla/5.0 (compatible; Googlebot) | is     |
        | Mozilla/5.0 (iPhone) Safari/604.1   | is not |

  Rule: What is waited for

    @SHELL-29 @SHELL-11
    Scenario: The app waits for its start, then for nothing
      Given Priya is signed in
      When Priya comes back and reading the profile fails
      Then Priya waits for the page to start
      When 5 seconds pass
      Then Priya waits for no page

    @SHELL-07 @OPEN-06
    Scenario: Whoever is signed in starts with their parts, what waits for them, and what they have seen
      Given Priya has a card for Grace
      And Priya is signed in
      When Priya closes the tab and comes back
      Then at the start reading the profile came before asking for news of the product
      And at the start reading the profile came before reading the prices
      And at the start reading the profile came before listing one's cards
      And at the start reading the profile came before listing one's invitations
      And at the start reading the profile came before reading the tooltips
      And Priya starts with 1 part

    @OPEN-06
    Scenario Outline: One load of the start that fails keeps nobody out
      Given Priya is signed in
      When Priya comes back and <load> fails
      Then the product has started for Priya
      And nothing is wrong for Priya

      Examples:
        | load                           |
        | asking for news of the product |
        | reading the prices             |
        | listing one's cards            |
        | listing one's invitations      |
        | reading the tooltips           |

    @SHELL-10 @OPEN-07
    Scenario: A visitor starts with what this browser kept, and asks for nothing of an account
      Given Sam, signed out, has a card for Grace
      And Sam has accepted cookies
      When Sam closes the tab and comes back
      Then the product has started for Sam
      And Sam has accepted the cookies
      And Sam can open the card
      And reading the profile was not tried
      And listing one's cards was not tried
      And listing one's invitations was not tried
      And reading the tooltips was not tried
