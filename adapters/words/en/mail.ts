import type { mailWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const mail = {
  "mail.because.code":
    "You’re getting this email because someone entered your address to log in. If it wasn’t you, you can ignore it.",
  "mail.because.newAddress":
    "You’re getting this email because someone entered your address as their new one. If it wasn’t you, you can ignore it.",
  "mail.because.account":
    "You’re getting this email because this was the email address of a {product} account.",
  "mail.because.test": "You’re getting this email because you asked for a test of your card.",
  "mail.because.people":
    "You’re getting this email because someone included you in a card on {product}.",
  "mail.because.signing":
    "You’re getting this email because {whom} invited you to sign a card on {product}.",
  "mail.because.owner":
    "You’re getting this email because you made this card. You can turn these emails off in the card’s settings.",
  "mail.because.asked": "You’re getting this email because you asked to join or open a card.",
  "mail.because.yourCard": "You’re getting this email because you made this card.",
  "mail.because.reminder": "You’re getting this email because you asked for a reminder.",
  "mail.because.digest": "You’re getting this email because people are signing your cards.",
  "mail.because.offered":
    "You’re getting this email because {whom} offered you a card to organise.",
  "mail.because.handedOver":
    "You’re getting this email because you offered this card to someone else.",
  "mail.because.coOwner":
    "You’re getting this email because {whom} added you as an organiser of a card.",
  "mail.because.guest":
    "You’re getting this email because someone entered your address when they signed a card. If it wasn’t you, you can ignore it.",
  "mail.because.paid":
    "You’re getting this email because you bought something on {product}. Please keep it for your records.",
  "mail.howOften": "Choose how often",
  "mail.logo": "Logo of the organiser",
  "mail.orLink": "If the button doesn’t work, open this link:",
  "mail.unsubscribe.invitations": "Unsubscribe from invitations",
  "mail.unsubscribe.reminders": "Unsubscribe from reminders",
  "mail.unsubscribe.news": "Unsubscribe from emails about new messages",
  "mail.newAddress.subject": "{code} is your {product} code",
  "mail.newAddress.heading": "Is this your new email address?",
  "mail.newAddress.text":
    "Enter this code in your account to start logging in with this address. It expires in 15 minutes.",
  "mail.newAddress.button": "Go to your account",
  "mail.signIn.subject": "{code} is your {product} code",
  "mail.signIn.heading": "Welcome back",
  "mail.signIn.text": "Enter this code to log in. It expires in 15 minutes.",
  "mail.signIn.button": "Log in",
  "mail.signUp.subject": "{code} is your {product} code",
  "mail.signUp.heading": "Nice to meet you",
  "mail.signUp.text": "Enter this code to finish signing up. It expires in 15 minutes.",
  "mail.signUp.button": "Sign up",
  "mail.emailChanged.subject": "Your {product} email address was changed",
  "mail.emailChanged.heading": "Your email address was changed",
  "mail.emailChanged.text": "You now log in with {email}. If that was you, there’s nothing to do.",
  "mail.emailChanged.way":
    "If it wasn’t you, change it back within {days} days. You’ll see what happens before it does, and everyone who’s using the account will be logged out.",
  "mail.emailChanged.help": "Need a hand? Write to us at {email}.",
  "mail.emailChanged.button": "Change it back",
  "mail.emailRestored.subject": "Your {product} email address was changed back",
  "mail.emailRestored.heading": "Your email address was changed back",
  "mail.emailRestored.text":
    "Someone used the link we sent to {email} to change it back. The account’s email address is {email} again.",
  "mail.emailRestored.help": "If that’s a mistake, please write to us at {email}.",
  "mail.emailRestored.button": "Log in",
  "mail.invitation.subject": "{whom} invited you to sign {card}",
  "mail.invitation.heading": "Add your message to {card}",
  "mail.invitation.text":
    "{whom} is making a group card{known, select, yes { for {recipient}} other {}} and would love a message from you. Write a few words or add photos. It only takes a minute.",
  "mail.invitation.until": "Please add your message by {day}.",
  "mail.invitation.button": "Add your message",
  "mail.receive.subject": "{whom} shared {card} with you",
  "mail.receive.heading": "You’ve been sent {card}",
  "mail.receive.text":
    "{whom} would like you to see this card. Find a quiet moment, turn your sound on and open it.",
  "mail.receive.button": "Open the card",
  "mail.nudge.subject": "Don’t forget to sign {card}",
  "mail.nudge.heading": "There’s still time to sign {card}",
  "mail.nudge.text":
    "{whom} would love a message from you{known, select, yes { for {recipient}} other {}}. It only takes a minute.",
  "mail.nudge.button": "Add your message",
  "mail.roleRequest.subject.sign": "{whom} would like to join {card}",
  "mail.roleRequest.subject.open": "{whom} would like to open {card}",
  "mail.roleRequest.heading.sign": "Someone wants to join your card",
  "mail.roleRequest.heading.open": "Someone wants to open your card",
  "mail.roleRequest.text.sign":
    "{whom} has asked to join {card} and add a message. You can approve or decline.",
  "mail.roleRequest.text.open":
    "{whom} has asked to open {card} and watch it. You can approve or decline.",
  "mail.roleRequest.button": "See request",
  "mail.approved.subject.sign": "You’re in: you can now sign {card}",
  "mail.approved.subject.open": "You’re in: you can now open {card}",
  "mail.approved.heading": "You’re in",
  "mail.approved.text.sign":
    "{whom} approved your request to join {card}. You can add your message now: a few words or some photos.",
  "mail.approved.text.open":
    "{whom} approved your request to open {card}. Find a quiet moment, turn your sound on and enjoy it.",
  "mail.approved.button.sign": "Add your message",
  "mail.approved.button.open": "Open the card",
  "mail.declined.subject.sign": "About your request to join {card}",
  "mail.declined.subject.open": "About your request to open {card}",
  "mail.declined.heading": "Not this time",
  "mail.declined.text.sign": "{whom} declined your request to join {card}.",
  "mail.declined.text.open": "{whom} declined your request to open {card}.",
  "mail.declined.way": "If you think that’s a mistake, it’s best to ask them directly.",
  "mail.declined.button": "See My cards",
  "mail.card.subject": "{whom} sent you a card",
  "mail.card.heading":
    "{known, select, yes {{recipient}, you have a card} other {You have a card}}",
  "mail.card.text":
    "{whom} {together, select, yes {and friends } other {}}made this for you. Find a quiet moment, turn your sound on and open it.",
  "mail.card.cover": "The cover of your card",
  "mail.card.button": "Open your card",
  "mail.test.subject": "Test: {subject}",
  "mail.test.text": "This is a test. Only you received it, and the card isn’t marked as sent.",
  "mail.undelivered.subject.card": "We couldn’t deliver {card}",
  "mail.undelivered.subject.invitation": "We couldn’t deliver an invitation to {card}",
  "mail.undelivered.heading.card": "Your card didn’t arrive",
  "mail.undelivered.heading.invitation": "An invitation didn’t arrive",
  "mail.undelivered.text.card": "We couldn’t deliver {card} to {to}.",
  "mail.undelivered.text.invitation": "We couldn’t deliver the invitation to {card} to {to}.",
  "mail.undelivered.why.no_mailbox": "The mail server says there’s no mailbox with this address.",
  "mail.undelivered.why.mailbox_full": "The mailbox is full.",
  "mail.undelivered.why.refused": "The mail server refused the email.",
  "mail.undelivered.why.unreachable":
    "We tried for about 15 hours, but the mail server didn’t take it.",
  "mail.undelivered.why.expired": "It couldn’t be sent in time.",
  "mail.undelivered.why.unsubscribed": "They’ve asked not to get invitations by email.",
  "mail.undelivered.way.card":
    "Please check the address and send the card again, or share its link instead.",
  "mail.undelivered.way.invitation":
    "Please check the address and invite them again, or share the invite link instead.",
  "mail.undelivered.way.unsubscribed": "You can still share the invite link with them yourself.",
  "mail.undelivered.button.card": "Send it again",
  "mail.undelivered.button.invitation": "Invite again",
  "mail.undelivered.button.unsubscribed": "Share the link",
  "mail.held.subject": "{card} is waiting for you before it goes out",
  "mail.held.heading": "Your card hasn’t gone out yet",
  "mail.held.text": "You scheduled {card} to go to {to} on {day}. We’re holding it for you.",
  "mail.held.why.full": "It has more messages than its plan allows.",
  "mail.held.why.address": "The account that used this address has changed to another one.",
  "mail.held.why.declined": "They declined the card, or you removed them from it.",
  "mail.held.way.full":
    "Upgrade it or delete some messages, and we’ll send it right away. You can also cancel it.",
  "mail.held.way.address":
    "Please check the address. You can change it, send the card anyway or cancel it.",
  "mail.held.way.declined":
    "You can change the address, send the card anyway, share its link or cancel it.",
  "mail.held.button": "See what to do",
  "mail.thanks.subject": "{whom} says thank you",
  "mail.thanks.heading": "You made someone’s day",
  "mail.thanks.text": "{whom} opened {card} and wrote you a thank-you:",
  "mail.thanks.button": "Read your thank-you",
  "mail.contribution.subject": "{whom} added a message to {card}",
  "mail.contribution.heading": "A new message",
  "mail.contribution.arrived": "{whom} added a message to {card}.",
  "mail.contribution.waiting": "{whom} added a message to {card}. It’s waiting for your approval.",
  "mail.contribution.full":
    "{whom} added a message to {card}, but the card is full. Upgrade it to include the message.",
  "mail.contribution.button": "View message",
  "mail.digest.subject":
    "{messages, plural, one {1 new message} other {# new messages}} in {cards, plural, one {{card}} other {# of your cards}}",
  "mail.digest.heading": "{messages, plural, one {1 new message} other {# new messages}}",
  "mail.digest.from":
    "{messages, plural, one {1 new message} other {# new messages}} from {shown, select, all1 {{a}} all2 {{a} and {b}} all3 {{a}, {b} and {c}} some1 {{a} and {others, plural, one {1 other person} other {# others}}} some2 {{a}, {b} and {others, plural, one {1 other person} other {# others}}} other {{others, plural, one {someone} other {# people}}}}.",
  "mail.digest.waiting":
    "{messages, plural, =1 {It’s waiting for your approval, or for more room.} other {{waiting, plural, one {1 of them is waiting for your approval, or for more room.} other {# of them are waiting for your approval, or for more room.}}}}",
  "mail.digest.button.view": "View card",
  "mail.digest.button.review": "Review messages",
  "mail.signed.subject.all": "Everyone has signed {card}",
  "mail.signed.subject.some":
    "{signed, plural, =0 {No one has} one {1 person has} other {# people have}} signed {card} so far",
  "mail.signed.heading.all": "Everyone has signed",
  "mail.signed.heading.some": "{signed} of {total} people have signed",
  "mail.signed.text.all":
    "{total, plural, one {The person you invited has} other {All # people in the group have}} added a message.",
  "mail.signed.text.some": "You asked people to sign by {day}.",
  "mail.signed.way.send": "Take a last look, then send it whenever you’re ready.",
  "mail.signed.way.time":
    "You can send the card now, or give people more time: nudge them, or choose a later date.",
  "mail.signed.way.scheduled": "The card is scheduled to go out on {day}.",
  "mail.signed.button": "View card",
  "mail.reminder.subject": "{title} is on {day}",
  "mail.reminder.heading": "{title} is coming up",
  "mail.reminder.today": "{title} is today",
  "mail.reminder.text":
    "{days, plural, =0 {It’s not too late to send a card. It takes a few minutes and arrives instantly.} one {It’s on {day}, tomorrow. Start a card now so everyone has time to sign it.} other {It’s on {day}, in # days. Start a card now so everyone has time to sign it.}}",
  "mail.reminder.button": "Choose a card",
  "mail.offer.subject": "{whom} would like you to take over {card}",
  "mail.offer.heading": "Will you take it over?",
  "mail.offer.text": "{whom} would like you to organise {card} from now on.",
  "mail.offer.what":
    "You’d decide who signs, approve messages and send the card. They’ll stay on as an organiser with you, and nothing is charged.",
  "mail.offer.until": "The offer stands for two weeks.",
  "mail.offer.button": "See the card",
  "mail.handedOver.subject": "{whom} has taken over {card}",
  "mail.handedOver.heading": "Your card is in good hands",
  "mail.handedOver.text": "{whom} organises {card} from now on.",
  "mail.handedOver.what":
    "You’re still an organiser with them: you can edit the card, invite people, approve messages and send it. What you paid stays with the card.",
  "mail.handedOver.button": "View card",
  "mail.coOwner.subject": "{whom} added you as an organiser of {card}",
  "mail.coOwner.heading": "You’re an organiser now",
  "mail.coOwner.text":
    "{whom} would like your help with {card}. You can edit it, invite people, approve messages and send it.",
  "mail.coOwner.what": "Only {whom} can pay for it, delete it or hand it over.",
  "mail.coOwner.button": "View card",
  "mail.privateLink.subject": "Your message in {card}",
  "mail.privateLink.heading": "Your message is in",
  "mail.privateLink.text":
    "Open your message in {card} on any device to change it or take it out, until the card is sent.",
  "mail.privateLink.keep": "This link is yours alone. Please don’t pass it on.",
  "mail.privateLink.button": "Open my message",
  "mail.receipt.subject": "Your {product} receipt {reference}",
  "mail.receipt.heading": "Thank you",
  "mail.receipt.tier":
    "{tier, select, starter {{card} now has room for 20 messages.} other {{card} now has room for as many messages as you like.}}",
  "mail.receipt.bundle":
    "{kind, select, postal {{quantity, plural, one {# credit for a printed card} other {# credits for printed cards}} are in your account.} other {{quantity, plural, one {# credit for an unlimited card} other {# credits for unlimited cards}} are in your account.}}",
  "mail.receipt.printed":
    "We’re printing {card} and posting it for you. We’ll email you when it’s on its way.",
  "mail.receipt.paid": "Paid: {amount}. VAT included: {tax}.",
  "mail.receipt.card": "Paid: {amount}, with {brand} ending in {last4}. VAT included: {tax}.",
  "mail.receipt.credit":
    "Paid with 1 {kind, select, postal {credit for a printed card} other {credit for an unlimited card}}.",
  "mail.receipt.reference": "Payment reference: {reference}",
  "mail.receipt.seller": "Sold by {name}.",
  "mail.receipt.sellerAt": "Sold by {name}, {place}.",
  "mail.receipt.vatNumber": "VAT number: {number}",
  "mail.receipt.back":
    "It cost less by the time your payment arrived, so we’re giving you {amount} back.",
  "mail.receipt.test": "This was a test payment. No money was taken.",
  "mail.receipt.button.tier": "Go to your card",
  "mail.receipt.button.bundle": "Make a card",
  "mail.refund.subject": "We’re giving you {amount} back",
  "mail.refund.heading": "{amount} is on its way back to you",
  "mail.refund.gone":
    "The card you paid {amount} for was deleted before your payment arrived, so we’re giving you all of it back.",
  "mail.refund.already":
    "You paid {amount} for {card}, but it already had that plan. We’re giving you all of it back.",
  "mail.refund.printed":
    "You paid {amount} to have {card} printed, but the order had changed or was paid for already. We’re giving you all of it back.",
  "mail.refund.when": "Banks take up to 10 days to show it. There’s nothing you need to do.",
  "mail.refund.button": "See My cards",
  "mail.printing.subject": "We’re printing {card}",
  "mail.printing.heading": "{card} is being printed",
  "mail.printing.text": "We’ll post it to {to} next, and email you when it’s on its way.",
  "mail.printing.arrives": "It should be there by {day}.",
  "mail.printing.button": "Go to your card",
  "mail.posted.subject": "We’ve posted {card}",
  "mail.posted.heading": "{card} is in the post",
  "mail.posted.text": "It’s printed and on its way to {to}.",
  "mail.posted.arrives": "It should be there by {day}.",
  "mail.posted.button": "Go to your card",
  "mail.postCancelled.subject": "We can’t post {card}",
  "mail.postCancelled.heading": "We can’t post {card}",
  "mail.postCancelled.text": "We’re sorry: we can’t print and post {card} to {to}.",
  "mail.postCancelled.money":
    "We’re giving you {amount} back. Banks take up to 10 days to show it.",
  "mail.postCancelled.credit": "Your postal credit is back in your account.",
  "mail.postCancelled.help": "Your card is safe, and you can still send it by email or link.",
  "mail.postCancelled.button": "Go to your card",
  "mail.somebody": "Someone",
  "mail.theOrganiser": "The organiser",
  "mail.aCard": "a card",
  "mail.titled": "“{title}”",
} as const satisfies Readonly<Record<KeysOf<typeof mailWords>, string>>;
