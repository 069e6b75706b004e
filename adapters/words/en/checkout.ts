/** Words of paying: a plan for a card, or credits (PAY-18, OPEN-152, OPEN-157). */
export const checkout = {
  "checkout.choose": "Choose {plan}",
  "checkout.credit": "{n, plural, one {Use your credit} other {Use 1 of your # credits}}",
  "checkout.buy": "Buy {n, plural, one {# credit} other {# credits}}",
  "checkout.total": "Total",
  "checkout.discount": "Bundle discount",
  "checkout.postage": "Postage",
  "checkout.upgrade": "You only pay the difference.",
  "checkout.plan": "{plan} for {card}",
  "checkout.aCard": "this card",
  "checkout.titled": "“{title}”",
  "checkout.test": "Choose how the payment should end.",
  "checkout.isTest": "Test mode: no money is taken.",
  "checkout.testCards": "Test card",
  "checkout.outcome":
    "{outcome, select, succeeds {Payment goes through} confirms {Bank asks to confirm it} refused {Card is declined} expired {Card has expired} other {Payment keeps processing}}",
  "checkout.ending": "…{last4}",
  "checkout.pay": "Pay {price}",
  "checkout.back": "Back",
  "checkout.question": "Your bank wants to check it’s you",
  "checkout.questionHelp":
    "A real bank would send you a code or open its app. In test mode, you decide.",
  "checkout.approve": "Approve",
  "checkout.decline": "Decline",
  "checkout.away": "We can’t open the payment form right now. You haven’t been charged.",
  "checkout.opening": "Loading the payment form…",
  "checkout.waiting": "Processing your payment…",
  "checkout.late": "Your payment is still being processed",
  "checkout.lateHelp":
    "This can take a while. We’ll email your receipt when it’s done. You can close this window.",
  "checkout.done": "Thank you!",
  "checkout.doneTier":
    "{tier, select, starter {Your card now has room for 20 messages.} other {Your card now has room for as many messages as you like.}}",
  "checkout.doneBundle":
    "{n, plural, one {# credit is in your account.} other {# credits are in your account.}}",
  "checkout.receipt": "We’ve emailed you a receipt. Reference: {reference}",
  "checkout.goOn": "Continue",
  "checkout.sendNow": "Send your card",
  "checkout.close": "Done",
} as const;
