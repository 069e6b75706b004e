export interface paths {
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the logged-in user's profile */
        get: operations["readAccount"];
        /** Update the profile; the returned tokens replace the stored ones */
        put: operations["changeAccount"];
        post?: never;
        /** Delete the account */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address_changes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a change of address by the link emailed to the old one */
        get: operations["readAddressChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address_changes/{token}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a change of address */
        post: operations["restoreAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get which emails the user gets, and how often */
        get: operations["readEmails"];
        /** Choose which emails the user gets, and how often */
        put: operations["changeEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the language of the user’s emails; answers the one that suits best */
        put: operations["changeLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide or show the user's email address */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tooltips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tooltips the user has seen */
        get: operations["readTooltips"];
        /** Mark one tooltip as seen */
        put: operations["completeTooltip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the time zone in which the user's days and mornings are */
        put: operations["changeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address */
        put: operations["changeAddress"];
        post?: never;
        /** Delete an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/retrieve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a suggested address in full */
        get: operations["retrieveAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's postal addresses */
        get: operations["readAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/suggest/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest addresses */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a login code or link by email */
        post: operations["requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with an external provider */
        post: operations["loginWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/{provider}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start logging in with an external provider */
        post: operations["startProviderLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether an email address is free */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/context/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a login */
        get: operations["readAuthContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/context/{id}/carried": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a login link would do in the user's name */
        get: operations["readCarried"];
        put?: never;
        /** Agree to what a login link carries from another visit */
        post: operations["agreeToCarried"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a code or a link */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the external providers people can log in with */
        get: operations["readProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh tokens, using the refresh token or the cookie */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up with a code or a link */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code or link again */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a message through a group link, before or after logging in */
        post: operations["createContribution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contribution/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a saved message */
        put: operations["sendContribution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contribution/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a saved message with a name alone, where guests may sign */
        put: operations["signAsGuest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/covers/exported/{exportedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the description of an exported cover */
        get: operations["readExportedCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a scheduled email */
        put: operations["changeDelivery"];
        post?: never;
        /** Cancel a scheduled email */
        delete: operations["cancelDelivery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a scheduled email now */
        post: operations["deliverNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published picture, voice or film
         * @description Anyone with the address may read it; answers `Range`. Only what was developed anew is published: no EXIF, no place.
         */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/{ids}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear at once that a card has changed
         * @description Server-sent events: `open` first, then the kind of each change with the card's id, and `beat` in between. An event says that something changed, never what; `readUpdates` stays the contract for clients that can't keep a connection open.
         */
        get: operations["listen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locale/postal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List postal options and destinations */
        get: operations["readPostal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locale/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products and prices */
        get: operations["readProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logo_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the logos of the user's account */
        get: operations["readLogoLinks"];
        put?: never;
        /** Put a logo on a card, a theme or an account */
        post: operations["createLogoLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logo_links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a logo or its size */
        put: operations["changeLogoLink"];
        post?: never;
        /** Remove a logo */
        delete: operations["deleteLogoLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a logo from an upload */
        post: operations["createLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a media file from an upload */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the processing status of a media file */
        get: operations["readMedia"];
        put?: never;
        post?: never;
        /** Delete a media file */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write the captions of a recording */
        put: operations["captionMedia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where a media file is used */
        get: operations["readMediaUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what can be uploaded */
        get: operations["readMediaLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get permission to upload one file */
        post: operations["requestUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a guest’s messages by their private link */
        post: operations["openPrivateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the offer behind a token */
        get: operations["readOffer"];
        put?: never;
        /** Take over a card that is offered */
        post: operations["acceptOffer"];
        /** Decline a card that is offered */
        delete: operations["declineOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's payments, newest first */
        get: operations["readPayments"];
        put?: never;
        /** Buy a tier, a bundle or a postal order */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payment */
        get: operations["readPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a receipt by email */
        put: operations["requestReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a payment went through */
        get: operations["readPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline a test payment */
        post: operations["answerTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with a test card, where payments are a test */
        post: operations["confirmTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get maintenance status, web version and enabled features */
        get: operations["readPlatform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postal_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a card's postal orders */
        get: operations["readPostalOrders"];
        put?: never;
        /** Start a postal order */
        post: operations["createPostalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postal_orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a postal order */
        get: operations["readPostalOrder"];
        /** Change a postal order that hasn't been paid for */
        put: operations["changePostalOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a reminder */
        get: operations["readReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's reminders */
        get: operations["readReminders"];
        put?: never;
        /** Add a reminder */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a reminder */
        get: operations["readReminderAlso"];
        /** Change a reminder */
        put: operations["changeReminder"];
        post?: never;
        /** Delete a reminder */
        delete: operations["deleteReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the user's reminders as a calendar (iCalendar, RFC 5545) */
        get: operations["exportReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add many reminders at once */
        post: operations["importReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo an import */
        delete: operations["undoImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See which dates are in a table, a calendar or contacts */
        post: operations["previewReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite people by email */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a role */
        get: operations["readRole"];
        /** Approve, decline or remove someone */
        put: operations["changeRole"];
        post?: never;
        /** Withdraw an invitation or a request */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a join request from the emailed link */
        post: operations["approveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{id}/co_owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let someone help organise the card, or no longer */
        put: operations["nameCoOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a member uploaded */
        get: operations["readRoleMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{id}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nudge one person */
        post: operations["nudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{joinToken}/{id}/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline an invitation */
        post: operations["answerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/join_token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the invitation behind a join token */
        get: operations["readInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/join_token/{token}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an invitation as opened by whoever it was sent to */
        post: operations["markOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cards the user is part of */
        get: operations["readRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's pending invitations */
        get: operations["readPendingRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/giphy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search GIFs */
        get: operations["searchGifs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/giphy_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a GIF */
        get: operations["readGif"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search places */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/spotify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search songs, or get one */
        get: operations["searchSongs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a message to a card the user belongs to */
        post: operations["createSlide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message */
        get: operations["readSlide"];
        /** Change a message */
        put: operations["changeSlide"];
        post?: never;
        /** Delete a message */
        delete: operations["deleteSlide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve a message */
        put: operations["approveSlide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide/{id}/last_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get when a message was last changed */
        get: operations["readLastUpdate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decline a message */
        put: operations["rejectSlide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a message as seen by the owner */
        put: operations["markSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slide/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a slide's thumbnail */
        post: operations["setThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a card's slides */
        get: operations["readSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a card */
        post: operations["createStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a card */
        get: operations["readStory"];
        /** Change a card's details */
        put: operations["changeStory"];
        post?: never;
        /** Delete a card */
        delete: operations["deleteStory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/{type}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Convert a legacy card to current slides */
        get: operations["convertStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a card made before logging in to the account */
        post: operations["adoptStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a card's logos */
        get: operations["readBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a card's messages with their status */
        get: operations["readContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who the card is on its way to */
        get: operations["readDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/fx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn confetti and snow on or off */
        put: operations["changeEffects"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people in the group */
        get: operations["readGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/group/approve_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve everyone who asked to join */
        put: operations["approveAllRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/group/nudge_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Nudge everyone who hasn't added a message */
        put: operations["nudgeAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a card's media files */
        get: operations["readLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer the card to someone, to organise it from then on */
        post: operations["offerCard"];
        /** Withdraw the offer of a card */
        delete: operations["withdrawOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a card's reminders */
        get: operations["readStoryReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the card by email */
        post: operations["sendStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/sent_by_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark the link as shared by the owner */
        put: operations["markSentByLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/slides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put a card's slides in order */
        put: operations["orderSlides"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/slides/approve_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve all waiting messages */
        put: operations["approveAllSlides"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/soundtrack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a card's soundtrack */
        get: operations["readSoundtrack"];
        /** Replace the whole soundtrack, in order */
        put: operations["changeSoundtrack"];
        /** Add a track to the soundtrack */
        post: operations["addTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/soundtrack/{track}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a track from the soundtrack */
        delete: operations["removeTrack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a card's colours */
        get: operations["readCardTheme"];
        /** Set a card's colours */
        put: operations["changeCardTheme"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a link; the old one stops working */
        post: operations["makeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changes since a given time */
        get: operations["readUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{tokenType}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a card by one of its links */
        get: operations["readStoryByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{type}/{token}/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people in the group, through a link */
        get: operations["readGroupByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{type}/{value}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the user's role in a card, or null */
        get: operations["readOwnRole"];
        put?: never;
        /** Join through a link, or ask to join */
        post: operations["joinStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/recipient_token/{token}/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the card as opened by the recipient */
        post: operations["markReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/recipient_token/{token}/thanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a thank-you to the organiser */
        post: operations["thank"];
        /** Remove the thank-you message */
        delete: operations["removeThanks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/recipient/{token}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a received card */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark the card as watched by the recipient */
        put: operations["markWatched"];
        post?: never;
        /** Remove a member, or leave */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's themes */
        get: operations["readThemes"];
        put?: never;
        /** Save a theme */
        post: operations["createTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a theme */
        get: operations["readTheme"];
        /** Change a theme */
        put: operations["changeTheme"];
        post?: never;
        /** Delete a theme */
        delete: operations["deleteTheme"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the user's themes in order */
        put: operations["reorderThemes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themeset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share themes */
        post: operations["shareThemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themeset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the themes someone shares */
        get: operations["readThemeset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themeset/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save shared themes */
        put: operations["acceptThemes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tracks of the library */
        get: operations["readTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The one POST by which a mail program unsubscribes its reader
         * @description The address in the `List-Unsubscribe` header of invitations and reminders (RFC 8058); it needs no cookie and may come from any origin. Opened in a browser, the same address is a page that asks first.
         */
        post: operations["postOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscription/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what an unsubscribe link ends */
        get: operations["readUnsubscription"];
        put?: never;
        /** Unsubscribe this address */
        post: operations["unsubscribe"];
        /** Undo an unsubscription */
        delete: operations["resubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file with the fields that `requestUpload` answered
         * @description The form of an object store: every field of `requestUpload`, then `file`. It goes to the `url` of that answer, which is this address or a bucket's own. `Content-Type` and size have to be those that were allowed; the permission lasts ten minutes.
         */
        post: operations["postUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/mail/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of emails, as their provider tells it
         * @description For the mail provider of the settings (`MAIL_WEBHOOK_PROVIDER`) alone: `mailgun` or `sendgrid`, in the form and with the signature of its own webhooks. Up to 256 kB, signed within the last five minutes; each event counts once.
         */
        post: operations["postMailEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/payments/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a payment, as its provider tells it
         * @description For Stripe alone, where its keys are set: the events `payment_intent.*`, in the form and with the signature of its own webhooks. Up to 256 kB, signed within the last five minutes. The provider is then asked how the payment stands, so events may come twice, late and in any order.
         */
        post: operations["postPaymentEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The logged-in user's own profile (ACCT-01) */
        Account: {
            credits_digital_available: number;
            credits_digital_used: number;
            credits_postal_available: number;
            credits_postal_used: number;
            email: string;
            first_name: string;
            hide_my_email: boolean;
            id: string;
            last_card_on: string | null;
            last_name: string;
            tooltips: string[];
            username: string;
        };
        /** @description A theme that an account keeps (THEME-02) */
        AccountTheme: {
            colourset: components["schemas"]["Colourset"];
            from_shared_theme_id: string | null;
            id: string;
            logo: components["schemas"]["Logo"] | null;
            name: string;
        };
        /** @description Where a printed card goes (POST-07) */
        Address: {
            address_line_1: string;
            address_line_2: string;
            city: string;
            country: string;
            first_name: string;
            id: string;
            last_name: string;
            postcode: string;
            saved: boolean;
        };
        /** @description An address that fits what was typed (POST-09) */
        AddressSuggestion: {
            id: string;
            text: string;
        };
        /** @description What logging in returns (AUTH-24) */
        Auth: {
            accessToken: string;
            refreshToken: string;
            username: string;
        };
        /** @description A login in progress (OPEN-53) */
        AuthContext: {
            auth_link_params: components["schemas"]["AuthLinkParams"];
            email: string;
            expired: boolean;
            first_name: string;
            id: string;
            last_name: string;
            needs_agreement: boolean;
            registration: boolean;
            /** @enum {string} */
            verify_type: "code" | "link";
        };
        /** @description What a login link carries (OPEN-53) */
        AuthLinkParams: {
            /** @enum {string} */
            authScenario?: "Contribution" | "CreatorSave" | "CreatorSend" | "CreatorSettings" | "CreatorInviteGroup" | "CreatorPayment" | "AnonymousSaveExit" | "RecipientSave" | "RecipientThanks" | "SwitchDevice" | "PrivateJoin" | "BundlePayment" | "ThemesetAccept" | "RedirectThemes";
            bundleQuantity?: number;
            bundleType?: string;
            contributionId?: string;
            didPlayAsRecipient?: boolean;
            groupToken?: string;
            joinToken?: string;
            productTier?: string;
            recipientThanks?: string;
            recipientToken?: string;
            sendMethod?: string;
            sharedStoryId?: string;
            slideType?: string;
            storyId?: string;
            themesetId?: string;
        };
        /** @description So many credits at once; amounts in minor units */
        Bundle: {
            amount: number;
            bundle_quantity: number;
            /** @enum {string} */
            bundle_type: "digital" | "postal";
            currency: string;
            currency_symbol: string;
        };
        /** @description What a printed card costs without postage, in minor units */
        CardClass: {
            amount: number;
            currency: string;
            id: string;
            name: string;
        };
        /** @description How a card is coloured (THEME-05) */
        CardTheme: {
            colourset: components["schemas"]["Colourset"];
            cover_colour_count: number;
            message_bg_colour_visibility: boolean;
            playback: components["schemas"]["Colourset"] | null;
            specification_colourset: components["schemas"]["Colourset"] | null;
        };
        /** @description Six colours and who may change them (THEME-03) */
        Colourset: {
            allow_customisation?: boolean;
            colours: string[];
            max_colours?: number;
            /** @enum {string} */
            schema_version: "1.0" | "1.1" | "1.2";
            type?: string;
        };
        /** @description A message added through a group link (OPEN-95) */
        Contribution: {
            id: string;
            slide: components["schemas"]["Slide"];
            status: components["schemas"]["SlideStatus"];
        };
        /** @description One row of a card's list of messages (API-40) */
        ContributionRow: {
            id: string;
            seen?: boolean;
            slide: components["schemas"]["Slide"];
            status: components["schemas"]["SlideStatus"];
            thumbnail_id: string | null;
            thumbnail_url: string | null;
        };
        /** @description The person who made a slide (SLIDE-01) */
        Creator: {
            email?: string | null;
            first_name: string;
            id?: string | null;
            last_name: string;
        };
        /** @description Fractions of the source; rotation in degrees (OPEN-108) */
        CropTransform: {
            height: number;
            rotation: number;
            scale: number;
            width: number;
            x: number;
            y: number;
        };
        /** @description A card on its way to one person; a moment as the clocks there show it */
        Delivery: {
            deliver_at: string | null;
            deliver_on: string | null;
            deliver_zone: string | null;
            goes_on: string | null;
            held_for: ("full" | "address" | "declined") | null;
            id: string | null;
            reason: ("no_mailbox" | "mailbox_full" | "refused" | "unreachable" | "expired" | "unsubscribed") | null;
            recipient_email: string | null;
            recipient_message: string;
            recipient_name: string;
            role_id: string | null;
            since: string | null;
            /** @enum {string} */
            state: "scheduled" | "held" | "queued" | "sent" | "delivered" | "undelivered" | "opened" | "thanked";
        };
        /** @description A cover that was made elsewhere (OPEN-121) */
        ExportedCover: {
            assets: {
                [key: string]: string;
            };
            fields: ({
                key: string;
                label?: string;
                limit?: number;
            } & {
                [key: string]: unknown;
            })[];
            id: string;
            layers: {
                [key: string]: unknown;
            }[];
            name: string;
            variant: string;
        };
        /** @description A moving picture that was found; duration in seconds */
        Gif: {
            duration: number | null;
            height: number;
            id: string;
            mp4_url: string | null;
            preview_url: string;
            still_url: string;
            title: string;
            url: string;
            width: number;
        };
        /**
         * @description Whether a link lets in at once (OPEN-63)
         * @enum {string}
         */
        LinkPrivacy: "public" | "private";
        /** @description A picture that stands for a person or an organisation (LOGO-01) */
        Logo: {
            /** @enum {string} */
            ground: "light" | "dark";
            height: number;
            id: string;
            original_filename: string;
            urls: {
                large: string;
                small: string;
            };
            width: number;
        };
        /** @description What a logo is attached to (LOGO-02) */
        LogoLink: {
            id: string;
            logo: components["schemas"]["Logo"];
            scale: number;
            /** @enum {string} */
            type: "story" | "theme" | "account";
        };
        /** @description A photo, voice or video; duration in seconds, progress 0-100 (MEDIA-01) */
        Media: {
            captions: {
                from: number;
                text: string;
                to: number;
            }[] | null;
            created_on?: string;
            crop_source_id?: string | null;
            crop_transform?: components["schemas"]["CropTransform"] | null;
            duration: number | null;
            failure?: ("wrongType" | "tooLarge" | "tooLong" | "unreadable" | "broken") | null;
            height: number | null;
            id: string;
            mp4_url: string | null;
            peaks: number[] | null;
            progress?: number;
            /** @enum {string} */
            status: "processing" | "available" | "failed";
            thumbnail_url: string | null;
            /** @enum {string} */
            type: "audio" | "photo" | "video";
            url: string | null;
            width: number | null;
        };
        /** @description null means no limit of its own */
        MediaLimit: {
            max_duration_s: number | null;
            max_size_mb: number;
            mime_types: string[];
        };
        /** @description What may be uploaded, by kind (OPEN-104) */
        MediaLimits: {
            audio: components["schemas"]["MediaLimit"];
            logo: components["schemas"]["MediaLimit"];
            photo: components["schemas"]["MediaLimit"];
            print: components["schemas"]["MediaLimit"];
            video: components["schemas"]["MediaLimit"];
        };
        /**
         * @description What a card is for (SHOP-01)
         * @enum {string}
         */
        Occasion: "custom" | "birthday" | "welcome" | "work anniversary" | "thanks" | "congrats" | "appreciation" | "getwell" | "leaving" | "valentines" | "anniversary" | "wedding" | "mothers" | "fathers" | "christmas" | "trip" | "album";
        /** @description A payment; amounts in minor units (PAY-08) */
        Payment: {
            amount_discount: number;
            amount_shipping: number;
            amount_subtotal: number;
            amount_tax: number;
            amount_total: number;
            bundle_quantity: number | null;
            bundle_type: ("digital" | "postal") | null;
            card_brand: string | null;
            card_last4: string | null;
            created_on: string;
            currency: string;
            id: string;
            is_test: boolean;
            is_upgrade: boolean;
            /** @enum {string} */
            payment_type: "bundle" | "product_tier" | "postal_order";
            postal_order: components["schemas"]["PostalOrder"] | null;
            product_tier: string | null;
            status: components["schemas"]["PaymentStatus"];
            story: components["schemas"]["Story"] | null;
            used_credit_type: ("digital" | "postal") | null;
        };
        /**
         * @description `processing` until one of the others (OPEN-154)
         * @enum {string}
         */
        PaymentStatus: "processing" | "succeeded" | "failed" | "canceled";
        /** @description Who holds a role */
        Person: {
            email?: string | null;
            first_name: string;
            last_name: string;
        };
        /** @description Maintenance and the current web version (SHELL-13) */
        Platform: {
            maintenance_on: string | null;
            web_version: string;
        };
        /** @description How a card travels; amount in minor units (POST-03) */
        PostalClass: {
            amount: number;
            currency: string;
            delivery_days: number;
            id: string;
            name: string;
        };
        /** @description A printed card on its way; amounts in minor units (POST-01) */
        PostalOrder: {
            address: components["schemas"]["Address"] | null;
            address_id: string | null;
            card: number;
            created_on: string;
            delivery_by: string | null;
            /** @enum {string} */
            destination: "recipient" | "sender";
            id: string;
            post: number;
            postal_class: string | null;
            pricing_formatted: {
                card: string;
                post: string;
                total: string;
            };
            print_file?: string | null;
            scheduled_delivery: boolean;
            /** @enum {string} */
            status: "incomplete" | "paid" | "printing" | "posted" | "cancelled";
            story_id: string;
            total: number;
            version: number;
        };
        /** @description Something with a price, in minor units (PAY-07) */
        Product: {
            amount: number;
            currency: string;
            currency_symbol: string;
            label: string;
            name: string;
            slide_limit: number | null;
        };
        /**
         * @description How much a card holds (PAY-01)
         * @enum {string}
         */
        ProductTier: "free" | "starter" | "unlimited";
        /** @description An expected error: a stable code, the message to show and the fields it concerns (OPEN-08). `message` is in the language of `Accept-Language`; `key` and `params` say the same in any language. */
        Refusal: {
            code: string;
            current?: {
                [key: string]: unknown;
            };
            errors: {
                field: string;
                key: string;
                message: string;
                params: {
                    [key: string]: unknown;
                };
            }[];
            key: string;
            message: string;
            params: {
                [key: string]: unknown;
            };
        };
        /** @description An occasion the user wants to be reminded of (REMIND-02) */
        Reminder: {
            days_before: number;
            id: string;
            occasion: components["schemas"]["Occasion"];
            occasion_date: string;
            own_title: string | null;
            recipient_email: string | null;
            recipient_first_name: string;
            recipient_last_name: string;
            recipient_name: string;
            reminder_date: string;
            reminder_days_before: number | null;
            reminder_occasion_date: string | null;
            reminder_offset: number;
            reminder_title: string | null;
            repeat: boolean;
            stories: components["schemas"]["Story"][];
            title: string;
        };
        /** @description A person's role in a card (ROLE-03) */
        Role: {
            co_owner?: boolean | null;
            contribution_count: number;
            created_on: string;
            delivery?: ("queued" | "sent" | "delivered" | "refused" | "given_up" | "expired") | null;
            delivery_reason?: ("no_mailbox" | "mailbox_full" | "refused" | "unreachable" | "expired" | "unsubscribed") | null;
            guest_token?: string | null;
            has_watched?: boolean;
            id: string;
            join_email?: string | null;
            join_token?: string | null;
            last_watched_on?: string | null;
            nudged_on?: string | null;
            opened_on?: string | null;
            person: components["schemas"]["Person"];
            role_type: components["schemas"]["RoleType"] | null;
            status: components["schemas"]["RoleStatus"];
            story?: components["schemas"]["Story"];
            story_id: string;
        };
        /**
         * @description ROLE-02
         * @enum {string}
         */
        RoleStatus: "active" | "pending" | "requested" | "rejected";
        /**
         * @description `viewer` is someone with a watch-only link (ROLE-01)
         * @enum {string}
         */
        RoleType: "owner" | "contributor" | "viewer" | "recipient";
        /** @description One page of a card (SLIDE-01, SLIDE-02, SLIDE-03) */
        Slide: {
            approved_on?: string | null;
            background?: string | null;
            created_on: string;
            creator: components["schemas"]["Creator"] | null;
            date: string | null;
            description: string | null;
            exported_id: string | null;
            giphy_duration: number | null;
            giphy_id: string | null;
            id: string;
            is_webp_ready: boolean;
            location_lat: number | null;
            location_lon: number | null;
            location_name: string | null;
            location_ne_lat: number | null;
            location_ne_lon: number | null;
            location_sw_lat: number | null;
            location_sw_lon: number | null;
            location_zoom: number | null;
            media: {
                captions: {
                    from: number;
                    text: string;
                    to: number;
                }[] | null;
                created_on?: string;
                crop_source_id?: string | null;
                crop_transform?: components["schemas"]["CropTransform"] | null;
                duration: number | null;
                failure?: ("wrongType" | "tooLarge" | "tooLong" | "unreadable" | "broken") | null;
                height: number | null;
                id: string;
                mp4_url: string | null;
                peaks: number[] | null;
                position: number;
                progress?: number;
                /** @enum {string} */
                status: "processing" | "available" | "failed";
                thumbnail_url: string | null;
                /** @enum {string} */
                type: "audio" | "photo" | "video";
                url: string | null;
                width: number | null;
            }[];
            position: number;
            related_card_id?: string | null;
            role_id: string | null;
            seen?: boolean;
            slide_data: components["schemas"]["SlideData"] | null;
            spotify_track_id: string | null;
            status: components["schemas"]["SlideStatus"];
            story_id: string;
            style: string | null;
            subtitle: string | null;
            theme: components["schemas"]["SlideTheme"] | null;
            thumbnail_id: string | null;
            thumbnail_url: string | null;
            title: string | null;
            title_age: number | null;
            type: components["schemas"]["SlideType"];
            updated_on: string;
            variant: string;
            version: number;
        };
        /** @description Key and value lists by exported id (SLIDE-01) */
        SlideData: {
            [key: string]: {
                key: string;
                value: string;
            }[];
        };
        /**
         * @description Where a message stands (OPEN-96)
         * @enum {string}
         */
        SlideStatus: "pending" | "moderated" | "approved" | "rejected";
        /** @description A slide's theme; parts that are not known pass through */
        SlideTheme: {
            exported_sku?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description SLIDE-04
         * @enum {string}
         */
        SlideType: "audio" | "credits" | "date" | "giphy" | "legacy" | "location" | "music" | "news" | "photos" | "text" | "title" | "video";
        /** @description A song that was found; duration in seconds (SEARCH-02) */
        Song: {
            album: string | null;
            artist: string;
            cover_url: string | null;
            duration: number | null;
            id: string;
            link_url: string | null;
            name: string;
            peaks: number[] | null;
            preview_url: string | null;
        };
        /** @description A card (STORY-01, STORY-02, STORY-03, STORY-04, STORY-05) */
        Story: {
            auto_nudge?: boolean;
            completion_date?: string | null;
            content_moderation?: boolean;
            contribution_count?: number;
            cover_url: string | null;
            created_on: string;
            from_reminder_id?: string | null;
            fx_confetti: boolean;
            fx_snow: boolean;
            greeting_from: string | null;
            greeting_message: string | null;
            greeting_to: string | null;
            group_link_privacy?: components["schemas"]["LinkPrivacy"];
            group_message?: string | null;
            guests_may_sign?: boolean;
            has_credits_slide: boolean;
            has_landscape_cover: boolean;
            has_sbp_credit?: boolean;
            has_updates?: boolean;
            id: string;
            is_card_editable?: boolean;
            last_applied_theme_id?: string | null;
            last_contribution_update?: string;
            last_role_update?: string;
            last_story_update?: string;
            moderated_slide_count?: number;
            my_contribution_count?: number;
            occasion: components["schemas"]["Occasion"];
            occasion_date?: string | null;
            offered_to?: {
                email: string | null;
                offered_on: string;
                role_id: string | null;
            } | null;
            owned?: boolean;
            owner: {
                first_name: string;
                last_name: string;
            };
            owner_email_notifications?: boolean;
            product_tier?: components["schemas"]["ProductTier"];
            received_on?: string | null;
            recipient_first_name: string;
            recipient_last_name: string;
            recipient_link_privacy?: components["schemas"]["LinkPrivacy"];
            role_active_count?: number;
            role_count?: number;
            role_request_count?: number;
            saved?: boolean;
            scheduled_for?: string | null;
            sent_by_copy_link_on?: string | null;
            sent_by_email_on?: string | null;
            sent_by_post_on?: string | null;
            setup_card_complete?: boolean;
            setup_invite_complete?: boolean;
            setup_send_complete?: boolean;
            show_as_you_go?: boolean;
            slides: components["schemas"]["Slide"][];
            thanks_from?: string | null;
            thanks_hidden?: boolean;
            thanks_message?: string | null;
            thanks_sent_on?: string | null;
            title: string;
            tokens: {
                group?: string;
                recipient?: string;
                watch?: string;
            };
            undelivered?: {
                email: string;
                /** @enum {string} */
                reason: "no_mailbox" | "mailbox_full" | "refused" | "unreachable" | "expired" | "unsubscribed";
                role_id: string;
            }[];
            unseen_slide_count?: number;
            version: number;
            waiting_slide_count?: number;
        };
        /** @description Themes that are passed on together (THEME-06) */
        Themeset: {
            id: string;
            theme_ids: string[];
            themes: components["schemas"]["AccountTheme"][];
        };
        /** @description A piece of music; length in seconds (MUSIC-01) */
        Track: {
            composer: string;
            cover_url: string | null;
            /** @enum {string} */
            genre: "Acoustic" | "Celebration" | "Chill" | "Festive" | "Romantic" | "Upbeat";
            id: string;
            length: number;
            name: string;
            peaks: number[];
            url: string;
        };
        /** @description What changed since (STORY-12) */
        Updates: {
            contributions_unseen?: number;
            last_contribution_update: string;
            last_role_update: string;
            last_story_update: string;
            role_requests?: number;
        };
    };
    responses: {
        /** @description A fault on our side; nothing was changed */
        fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not allowed, or a wrong code */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description It has expired or been removed */
        gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Some fields are invalid; see `errors` */
        invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid",
                 *       "key": "person.messageMissing",
                 *       "message": "Please add a message",
                 *       "params": {},
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too often; try again later */
        limited: {
            headers: {
                /** @description Seconds until it is worth asking again */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Locked after too many tries */
        locked: {
            headers: {
                /** @description Seconds until it is worth asking again */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request could not be read */
        malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not found */
        notFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The card's plan doesn't include this */
        paywall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Changed in the meantime; `current`, if given, is the present state */
        stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too large */
        tooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Log in, or log in again */
        unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthenticated",
                 *       "key": "refusals.pleaseSignIn",
                 *       "message": "Please log in to continue.",
                 *       "params": {},
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This type of file isn't accepted */
        unsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Another method; `Allow` names those that there are */
        wrongMethod: {
            headers: {
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Repeated requests with the same key take effect once */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "01kjm0021fkpj85jx2hw",
                     *         "first_name": "Ada",
                     *         "last_name": "King",
                     *         "email": "ada@example.com",
                     *         "username": "ada@example.com",
                     *         "hide_my_email": false,
                     *         "credits_digital_available": 0,
                     *         "credits_digital_used": 0,
                     *         "credits_postal_available": 0,
                     *         "credits_postal_used": 0,
                     *         "last_card_on": null,
                     *         "tooltips": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "last_name": "Lovelace"
                 *     }
                 */
                "application/json": {
                    auth_context_id?: string;
                    email?: string;
                    first_name?: string;
                    last_name?: string;
                    refresh_token?: string;
                    verify_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth": {
                     *         "accessToken": "access-token-0003",
                     *         "refreshToken": "ysfd1kekedq1b40ap1w9v86zn320r195.2.3120ef5995b2bac776c85169fabd6373",
                     *         "username": "ada@example.com"
                     *       },
                     *       "account": {
                     *         "id": "01kjm0021fkpj85jx2hw",
                     *         "first_name": "Ada",
                     *         "last_name": "Lovelace",
                     *         "email": "ada@example.com",
                     *         "username": "ada@example.com",
                     *         "hide_my_email": true,
                     *         "credits_digital_available": 0,
                     *         "credits_digital_used": 0,
                     *         "credits_postal_available": 0,
                     *         "credits_postal_used": 0,
                     *         "last_card_on": null,
                     *         "tooltips": [
                     *           "reorder"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        account: components["schemas"]["Account"];
                        auth: components["schemas"]["Auth"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readAddressChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example msqxa1hwbdwwtkj4brtxqj8sd8jfwrks */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address_change": {
                     *         "old_email": "ada@example.com",
                     *         "new_email": "ada@example.org",
                     *         "changed_on": "2026-03-03T14:37:17.000Z",
                     *         "expires_on": "2026-03-10T14:37:17.000Z",
                     *         "state": "open"
                     *       }
                     *     }
                     */
                    "application/json": {
                        address_change: {
                            changed_on: string;
                            expires_on: string;
                            new_email: string;
                            old_email: string;
                            /** @enum {string} */
                            state: "open" | "used" | "expired";
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    restoreAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example msqxa1hwbdwwtkj4brtxqj8sd8jfwrks */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com"
                     *     }
                     */
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "emails": {
                     *         "news": "daily",
                     *         "invitations": true,
                     *         "reminders": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        emails: {
                            invitations: boolean;
                            /** @enum {string} */
                            news: "at_once" | "daily" | "never";
                            reminders: boolean;
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "news": "at_once",
                 *       "reminders": true
                 *     }
                 */
                "application/json": {
                    invitations?: boolean;
                    /** @enum {string} */
                    news?: "at_once" | "daily" | "never";
                    reminders?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "emails": {
                     *         "news": "at_once",
                     *         "invitations": true,
                     *         "reminders": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        emails: {
                            invitations: boolean;
                            /** @enum {string} */
                            news: "at_once" | "daily" | "never";
                            reminders: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "locale": "en-GB"
                 *     }
                 */
                "application/json": {
                    locale: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "en-GB"
                     *     }
                     */
                    "application/json": {
                        locale: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hide_my_email": true
                 *     }
                 */
                "application/json": {
                    hide_my_email: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "01kjm0021fkpj85jx2hw",
                     *         "first_name": "Ada",
                     *         "last_name": "King",
                     *         "email": "ada@example.com",
                     *         "username": "ada@example.com",
                     *         "hide_my_email": true,
                     *         "credits_digital_available": 0,
                     *         "credits_digital_used": 0,
                     *         "credits_postal_available": 0,
                     *         "credits_postal_used": 0,
                     *         "last_card_on": null,
                     *         "tooltips": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readTooltips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tooltips": [
                     *         "reorder"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tooltips: string[];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    completeTooltip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "complete": "reorder"
                 *     }
                 */
                "application/json": {
                    complete: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tooltips": [
                     *         "reorder"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tooltips: string[];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "Europe/London"
                 *     }
                 */
                "application/json": {
                    zone: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "zone": "Europe/London"
                     *     }
                     */
                    "application/json": {
                        zone: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Grace",
                 *       "last_name": "Hopper",
                 *       "address_line_1": "12 Harbour Street",
                 *       "city": "Bristol",
                 *       "postcode": "BS1 4RN"
                 *     }
                 */
                "application/json": {
                    address_line_1: string;
                    address_line_2?: string;
                    city: string;
                    /** @constant */
                    country?: "United Kingdom";
                    first_name: string;
                    last_name: string;
                    postcode: string;
                    saved?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": {
                     *         "id": "01kjm0142h622ghk0gvt",
                     *         "first_name": "Grace",
                     *         "last_name": "Hopper",
                     *         "address_line_1": "12 Harbour Street",
                     *         "address_line_2": "",
                     *         "city": "Bristol",
                     *         "postcode": "BS1 4RN",
                     *         "country": "United Kingdom",
                     *         "saved": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        address: components["schemas"]["Address"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0142h622ghk0gvt */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "city": "Bath"
                 *     }
                 */
                "application/json": {
                    address_line_1?: string;
                    address_line_2?: string;
                    city?: string;
                    /** @constant */
                    country?: "United Kingdom";
                    first_name?: string;
                    last_name?: string;
                    postcode?: string;
                    saved?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": {
                     *         "id": "01kjm0142h622ghk0gvt",
                     *         "first_name": "Grace",
                     *         "last_name": "Hopper",
                     *         "address_line_1": "12 Harbour Street",
                     *         "address_line_2": "",
                     *         "city": "Bath",
                     *         "postcode": "BS1 4RN",
                     *         "country": "United Kingdom",
                     *         "saved": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        address: components["schemas"]["Address"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0143pnq19wqsg1m */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    retrieveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example harbour-12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": {
                     *         "id": "harbour-12",
                     *         "first_name": "",
                     *         "last_name": "",
                     *         "address_line_1": "12 Harbour Street",
                     *         "address_line_2": "",
                     *         "city": "Bristol",
                     *         "postcode": "BS1 4RN",
                     *         "country": "United Kingdom",
                     *         "saved": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        address: components["schemas"]["Address"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": [
                     *         {
                     *           "id": "01kjm0142h622ghk0gvt",
                     *           "first_name": "Grace",
                     *           "last_name": "Hopper",
                     *           "address_line_1": "12 Harbour Street",
                     *           "address_line_2": "",
                     *           "city": "Bath",
                     *           "postcode": "BS1 4RN",
                     *           "country": "United Kingdom",
                     *           "saved": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    suggestAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 12 Harbour */
                term: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suggestions": [
                     *         {
                     *           "id": "harbour-12",
                     *           "text": "12 Harbour Street, Bristol"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        suggestions: components["schemas"]["AddressSuggestion"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    requestCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "first_name": "Ada",
                 *       "last_name": "King"
                 *     }
                 */
                "application/json": {
                    auth_link_params?: {
                        [key: string]: unknown;
                    };
                    email: string;
                    first_name?: string;
                    last_name?: string;
                    /** @enum {string} */
                    verify_type?: "code" | "link" | "change";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth_context_id": "dxsfjbr1vbp4q68h3ncfy3mw8wm2z5ky"
                     *     }
                     */
                    "application/json": {
                        auth_context_id: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    loginWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example google */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "state=google.mm7pqgts.1vypkb2m766xthvdx5ncqn1yj7xqsrmj.f45260e380677d59acfca9f30d6ee3b5&code=code1"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth": {
                     *         "accessToken": "access-token-0001",
                     *         "refreshToken": "ybs39f4gq18pmy7ercamdv6etmzx2nfn.1.3dac7d8b5b242ac5bcff925b4e1da0a9",
                     *         "username": "fern@example.com"
                     *       },
                     *       "new_user": true
                     *     }
                     */
                    "application/json": {
                        auth: components["schemas"]["Auth"];
                        new_user: boolean;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    startProviderLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example google */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    anew?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_visitor`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://accounts.provider.test/google?state=google.mm7pqgts.1vypkb2m766xthvdx5ncqn1yj7xqsrmj.f45260e380677d59acfca9f30d6ee3b5"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    checkUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ada@example.com */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "available": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        account: {
                            available: boolean;
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readAuthContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dxsfjbr1vbp4q68h3ncfy3mw8wm2z5ky */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth_context": {
                     *         "id": "dxsfjbr1vbp4q68h3ncfy3mw8wm2z5ky",
                     *         "email": "ada@example.com",
                     *         "first_name": "Ada",
                     *         "last_name": "King",
                     *         "registration": true,
                     *         "verify_type": "code",
                     *         "auth_link_params": {},
                     *         "expired": false,
                     *         "needs_agreement": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        auth_context: components["schemas"]["AuthContext"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readCarried: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 41zzb60j0pm4pfa3q8sztsj4pgnrg1eg */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carried": {
                     *         "acting": "message",
                     *         "recipient_first_name": "Grace",
                     *         "text": "Many happy returns from the lab.",
                     *         "pictures": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        carried: {
                            /** @enum {string} */
                            acting: "card" | "message" | "join" | "save" | "thanks";
                            pictures: string[];
                            recipient_first_name: string | null;
                            text: string | null;
                        } | null;
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    agreeToCarried: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 41zzb60j0pm4pfa3q8sztsj4pgnrg1eg */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "verify_code": "502009",
                 *       "auth_context_id": "ecrz3bjzj3zqxry3ewtf75jc8pc3f6y0"
                 *     }
                 */
                "application/json": {
                    auth_context_id?: string;
                    auth_token?: string;
                    email: string;
                    verify_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth": {
                     *         "accessToken": "access-token-0012",
                     *         "refreshToken": "1rkyc38096557apxxky90q1s27ag1g1k.1.afee38d00285e84a104e162055e3c066",
                     *         "username": "ada@example.com"
                     *       }
                     *     }
                     */
                    "application/json": {
                        auth: components["schemas"]["Auth"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "1rkyc38096557apxxky90q1s27ag1g1k.2.b2ee3d890185e6b7134e1ad954e3bed3"
                 *     }
                 */
                "application/json": {
                    refresh_token?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "providers": [
                     *         {
                     *           "id": "google",
                     *           "label": "Google"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        providers: {
                            id: string;
                            label: string;
                        }[];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "ysfd1kekedq1b40ap1w9v86zn320r195.2.3120ef5995b2bac776c85169fabd6373"
                 *     }
                 */
                "application/json": {
                    attempt?: string;
                    refresh_token?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth": {
                     *         "accessToken": "access-token-0006",
                     *         "refreshToken": "ysfd1kekedq1b40ap1w9v86zn320r195.3.3020edc694b2b93475c84fd6f9bd61e0",
                     *         "username": "ada@example.com"
                     *       }
                     *     }
                     */
                    "application/json": {
                        auth: components["schemas"]["Auth"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "verify_code": "464620",
                 *       "auth_context_id": "gwp8cdsyz3rwczrx2136kwnbtr8j4t9j",
                 *       "first_name": "Ada",
                 *       "last_name": "King"
                 *     }
                 */
                "application/json": {
                    auth_context_id?: string;
                    auth_token?: string;
                    email: string;
                    first_name: string;
                    join_token?: string;
                    last_name: string;
                    verify_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_session`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth": {
                     *         "accessToken": "access-token-0002",
                     *         "refreshToken": "ysfd1kekedq1b40ap1w9v86zn320r195.1.2e20eaa096b2bc5a73c84cb0fbbd6506",
                     *         "username": "ada@example.com"
                     *       }
                     *     }
                     */
                    "application/json": {
                        auth: components["schemas"]["Auth"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "auth_context_id": "dxsfjbr1vbp4q68h3ncfy3mw8wm2z5ky"
                 *     }
                 */
                "application/json": {
                    auth_context_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auth_context_id": "dxsfjbr1vbp4q68h3ncfy3mw8wm2z5ky"
                     *     }
                     */
                    "application/json": {
                        auth_context_id: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            423: components["responses"]["locked"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createContribution: {
        parameters: {
            query: {
                /** @example a1eb6j78zk0w94a68ma5hd473dfz1kya */
                group: string;
                join_token?: string;
            };
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "text",
                 *       "variant": "letter",
                 *       "description": "Monday’s coffee is on me. Happy birthday!"
                 *     }
                 */
                "application/json": {
                    contribution_id?: string;
                    date?: string | null;
                    description?: string | null;
                    exported_id?: string | null;
                    giphy_duration?: number | null;
                    giphy_id?: string | null;
                    location_lat?: number | null;
                    location_lon?: number | null;
                    location_name?: string | null;
                    location_ne_lat?: number | null;
                    location_ne_lon?: number | null;
                    location_sw_lat?: number | null;
                    location_sw_lon?: number | null;
                    location_zoom?: number | null;
                    media?: {
                        id: string;
                        position: number;
                    }[];
                    slide_data?: {
                        [key: string]: {
                            key: string;
                            value: string;
                        }[];
                    } | null;
                    spotify_track_id?: string | null;
                    style?: string | null;
                    subtitle?: string | null;
                    theme?: ({
                        exported_sku?: string;
                        name?: string;
                    } & {
                        [key: string]: unknown;
                    }) | null;
                    title?: string | null;
                    title_age?: number | null;
                    /** @enum {string} */
                    type: "audio" | "credits" | "date" | "giphy" | "legacy" | "location" | "music" | "news" | "photos" | "text" | "title" | "video";
                    /**
                     * @description `audio`: recorder, waves; `credits`: default; `date`: clock, modern; `giphy`: simple; `legacy`: default; `location`: postcard; `music`: modern, retro; `news`: paper; `photos`: fullscreen, polaroid, hover, simple; `text`: letter, typewriter, xmas, greetings, simple, exported; `title`: default, exported, particles_text, particles_shape, particles_shape_photo, curvey, curvey2, spaceman, boat, cake, hearts, paper_heart, ripples, rocket, starburst, trail, trail_photo, xmas; `video`: negative, fullscreen, tv, simple, exported
                     * @enum {string}
                     */
                    variant: "recorder" | "waves" | "default" | "clock" | "modern" | "simple" | "postcard" | "retro" | "paper" | "fullscreen" | "polaroid" | "hover" | "letter" | "typewriter" | "xmas" | "greetings" | "exported" | "particles_text" | "particles_shape" | "particles_shape_photo" | "curvey" | "curvey2" | "spaceman" | "boat" | "cake" | "hearts" | "paper_heart" | "ripples" | "rocket" | "starburst" | "trail" | "trail_photo" | "negative" | "tv";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_visitor`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contribution": {
                     *         "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *         "status": "pending",
                     *         "slide": {
                     *           "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *           "version": 1,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "text",
                     *           "variant": "letter",
                     *           "title": null,
                     *           "subtitle": null,
                     *           "description": "Monday’s coffee is on me. Happy birthday!",
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [],
                     *           "position": 0,
                     *           "creator": {
                     *             "first_name": "",
                     *             "last_name": ""
                     *           },
                     *           "role_id": null,
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "pending",
                     *           "created_on": "2026-03-01T12:05:04.000Z",
                     *           "updated_on": "2026-03-01T12:05:04.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        contribution: components["schemas"]["Contribution"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    sendContribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dy1apvfwcg9yvdpavehvtpxegymsp4z3 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "contributionId": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                 *       "groupToken": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                 *     }
                 */
                "application/json": {
                    contributionId?: string;
                    groupToken?: string;
                    join_token?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contribution": {
                     *         "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *         "status": "moderated",
                     *         "slide": {
                     *           "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *           "version": 1,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "text",
                     *           "variant": "letter",
                     *           "title": null,
                     *           "subtitle": null,
                     *           "description": "Monday’s coffee is on me. Happy birthday!",
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [],
                     *           "position": 0,
                     *           "creator": {
                     *             "id": "01kjm0046ccvncq7bz3g",
                     *             "first_name": "Ben",
                     *             "last_name": "Okafor",
                     *             "email": "ben@example.com"
                     *           },
                     *           "role_id": "01kjm004831yh0jxsqv2",
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "moderated",
                     *           "created_on": "2026-03-01T12:05:04.000Z",
                     *           "updated_on": "2026-03-01T12:05:04.000Z",
                     *           "approved_on": null,
                     *           "related_card_id": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        contribution: components["schemas"]["Contribution"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    signAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupToken": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                 *       "name": "Lena"
                 *     }
                 */
                "application/json": {
                    email?: string;
                    groupToken: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contribution": {
                     *         "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *         "status": "moderated",
                     *         "slide": {
                     *           "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *           "version": 1,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "text",
                     *           "variant": "letter",
                     *           "title": null,
                     *           "subtitle": null,
                     *           "description": "From all of us at the bakery.",
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [],
                     *           "position": 0,
                     *           "creator": {
                     *             "id": null,
                     *             "first_name": "Lena",
                     *             "last_name": "",
                     *             "email": null
                     *           },
                     *           "role_id": "01kjm0060bffn7cn2ear",
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "moderated",
                     *           "created_on": "2026-03-01T12:05:15.000Z",
                     *           "updated_on": "2026-03-01T12:05:15.000Z",
                     *           "approved_on": null,
                     *           "related_card_id": null
                     *         }
                     *       },
                     *       "guest_token": "fy59myg7cbzzjs797zbq969shht93x34"
                     *     }
                     */
                    "application/json": {
                        contribution: components["schemas"]["Contribution"];
                        guest_token: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readExportedCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example bee_queen */
                exportedId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cover": {
                     *         "id": "bee_queen",
                     *         "name": "Queen bee",
                     *         "variant": "exported",
                     *         "fields": [
                     *           {
                     *             "key": "title",
                     *             "label": "Title",
                     *             "limit": 60
                     *           }
                     *         ],
                     *         "layers": [
                     *           {
                     *             "place": "back",
                     *             "path": "M-900 -336H900V336H-900Z",
                     *             "fill": "#FFF0BE"
                     *           },
                     *           {
                     *             "place": "hero",
                     *             "path": "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z",
                     *             "fill": "#FFC021"
                     *           }
                     *         ],
                     *         "assets": {}
                     *       }
                     *     }
                     */
                    "application/json": {
                        cover: components["schemas"]["ExportedCover"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0126500zyvmejwn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "deliver_at": "18:30"
                 *     }
                 */
                "application/json": {
                    deliver_at?: string;
                    deliver_on?: string & (unknown & unknown);
                    deliver_zone?: string;
                    recipient_email?: string;
                    recipient_message?: string | null;
                    recipient_name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery": {
                     *         "id": "01kjm0126500zyvmejwn",
                     *         "role_id": null,
                     *         "state": "scheduled",
                     *         "recipient_email": "grace@work.example",
                     *         "recipient_name": "",
                     *         "recipient_message": "",
                     *         "deliver_on": "2026-04-18",
                     *         "deliver_at": "18:30",
                     *         "deliver_zone": "Europe/Lisbon",
                     *         "goes_on": "2026-04-18T17:30:00.000Z",
                     *         "since": null,
                     *         "held_for": null,
                     *         "reason": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        delivery: components["schemas"]["Delivery"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    cancelDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm01308a0grzfptp5 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deliverNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0126500zyvmejwn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 52,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "progress": 100,
                     *                 "failure": null,
                     *                 "created_on": "2026-03-01T12:04:51.000Z",
                     *                 "crop_source_id": null,
                     *                 "crop_transform": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z",
                     *             "approved_on": "2026-03-01T12:04:53.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#F2545B"
                     *           },
                     *           {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z",
                     *             "approved_on": "2026-03-01T12:04:45.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#FFC021"
                     *           },
                     *           {
                     *             "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Monday’s coffee is on me. Happy birthday!",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 4,
                     *             "creator": {
                     *               "id": "01kjm0046ccvncq7bz3g",
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor",
                     *               "email": "ben@example.com"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:04.000Z",
                     *             "updated_on": "2026-03-01T12:05:04.000Z",
                     *             "approved_on": "2026-03-01T12:05:23.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#2B2140"
                     *           },
                     *           {
                     *             "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "From all of us at the bakery.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 5,
                     *             "creator": {
                     *               "id": null,
                     *               "first_name": "Lena",
                     *               "last_name": "",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0060bffn7cn2ear",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:15.000Z",
                     *             "updated_on": "2026-03-01T12:05:15.000Z",
                     *             "approved_on": "2026-03-01T12:05:25.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#3FA7D6"
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "Ada Lovelace\nBen Okafor\nLena",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 6,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 4,
                     *         "my_contribution_count": 2,
                     *         "last_story_update": "2026-03-03T14:06:31.000Z",
                     *         "last_contribution_update": "2026-03-03T14:06:25.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "private",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": true,
                     *         "setup_send_complete": true,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 4,
                     *         "role_request_count": 0,
                     *         "role_count": 7,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-03T14:06:31.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": "01kjm00682f8464j5648",
                     *         "product_tier": "starter",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": "2026-03-03T14:06:31.000Z",
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of the address after `/files/`; it may hold slashes
                 * @example media/9ztn1b2a0mqkx4c7d3ge.jpg
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part that `Range` asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Outside the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of up to 20 cards with commas between; those that are not for this person are left out
                 * @example 8w4k0zj2m6t1v9x3c5b7
                 */
                ids: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that stays open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: open
                     *     data:
                     *
                     *     event: slides
                     *     data: changed 8w4k0zj2m6t1v9x3c5b7
                     */
                    "text/event-stream": string;
                };
            };
            /** @description Not for this person */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["fault"];
        };
    };
    readPostal: {
        parameters: {
            query?: {
                story_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "card_classes": [
                     *         {
                     *           "id": "standard",
                     *           "name": "Standard card",
                     *           "amount": 499,
                     *           "currency": "gbp"
                     *         }
                     *       ],
                     *       "postal_classes": [
                     *         {
                     *           "id": "second_class",
                     *           "name": "Second Class",
                     *           "amount": 99,
                     *           "currency": "gbp",
                     *           "delivery_days": 3
                     *         },
                     *         {
                     *           "id": "first_class",
                     *           "name": "First Class",
                     *           "amount": 179,
                     *           "currency": "gbp",
                     *           "delivery_days": 1
                     *         }
                     *       ],
                     *       "send_by_post_enabled": true,
                     *       "countries": [
                     *         "United Kingdom"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        card_classes: components["schemas"]["CardClass"][];
                        countries: string[];
                        postal_classes: components["schemas"]["PostalClass"][];
                        send_by_post_enabled: boolean;
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readProducts: {
        parameters: {
            query?: {
                /** @example 01kjm0023fg7awq0mbtn */
                story_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "digital": [
                     *         {
                     *           "name": "free",
                     *           "label": "Free",
                     *           "amount": 0,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£",
                     *           "slide_limit": 5
                     *         },
                     *         {
                     *           "name": "starter",
                     *           "label": "Starter",
                     *           "amount": 499,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£",
                     *           "slide_limit": 20
                     *         },
                     *         {
                     *           "name": "unlimited",
                     *           "label": "Unlimited",
                     *           "amount": 999,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£",
                     *           "slide_limit": null
                     *         }
                     *       ],
                     *       "postal": [
                     *         {
                     *           "name": "postal_card",
                     *           "label": "Postal card",
                     *           "amount": 499,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£",
                     *           "slide_limit": null
                     *         }
                     *       ],
                     *       "bundles": [
                     *         {
                     *           "bundle_type": "digital",
                     *           "bundle_quantity": 5,
                     *           "amount": 4495,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£"
                     *         },
                     *         {
                     *           "bundle_type": "digital",
                     *           "bundle_quantity": 10,
                     *           "amount": 7992,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£"
                     *         },
                     *         {
                     *           "bundle_type": "digital",
                     *           "bundle_quantity": 25,
                     *           "amount": 17482,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£"
                     *         },
                     *         {
                     *           "bundle_type": "postal",
                     *           "bundle_quantity": 5,
                     *           "amount": 2245,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£"
                     *         },
                     *         {
                     *           "bundle_type": "postal",
                     *           "bundle_quantity": 10,
                     *           "amount": 3992,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£"
                     *         },
                     *         {
                     *           "bundle_type": "postal",
                     *           "bundle_quantity": 25,
                     *           "amount": 8732,
                     *           "currency": "gbp",
                     *           "currency_symbol": "£"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        bundles?: components["schemas"]["Bundle"][];
                        digital: components["schemas"]["Product"][];
                        postal: components["schemas"]["Product"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readLogoLinks: {
        parameters: {
            query?: {
                theme_id?: string;
                /** @example account */
                type?: "account" | "theme";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logo_links": [
                     *         {
                     *           "id": "01kjm0076k4khrqez0e9",
                     *           "type": "account",
                     *           "scale": 1,
                     *           "logo": {
                     *             "id": "01kjm00749zgjtp25cqr",
                     *             "original_filename": "our-garden.jpg",
                     *             "urls": {
                     *               "large": "/files/media/pqv12hnx1esw7ebq1gxvge074yd410hcx.webp",
                     *               "small": "/files/thumbnails/pqv12hnx1esw7ebq1gxvge074yd410hcx.png"
                     *             },
                     *             "width": 1000,
                     *             "height": 750,
                     *             "ground": "light"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        logo_links: components["schemas"]["LogoLink"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createLogoLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logo_id": "01kjm00749zgjtp25cqr",
                 *       "scale": 1,
                 *       "story_id": "01kjm0023fg7awq0mbtn",
                 *       "type": "story"
                 *     }
                 */
                "application/json": {
                    logo_id: string;
                    scale?: number;
                    story_id?: string | null;
                    theme_id?: string | null;
                    /** @enum {string} */
                    type: "story" | "theme" | "account";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logo_link": {
                     *         "id": "01kjm007512g4pewc0x7",
                     *         "type": "story",
                     *         "scale": 1,
                     *         "logo": {
                     *           "id": "01kjm00749zgjtp25cqr",
                     *           "original_filename": "our-garden.jpg",
                     *           "urls": {
                     *             "large": "/files/media/pqv12hnx1esw7ebq1gxvge074yd410hcx.webp",
                     *             "small": "/files/thumbnails/pqv12hnx1esw7ebq1gxvge074yd410hcx.png"
                     *           },
                     *           "width": 1000,
                     *           "height": 750,
                     *           "ground": "light"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        logo_link: components["schemas"]["LogoLink"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeLogoLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm007512g4pewc0x7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "scale": 1.5
                 *     }
                 */
                "application/json": {
                    logo_id?: string;
                    scale?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logo_link": {
                     *         "id": "01kjm007512g4pewc0x7",
                     *         "type": "story",
                     *         "scale": 1.5,
                     *         "logo": {
                     *           "id": "01kjm00749zgjtp25cqr",
                     *           "original_filename": "our-garden.jpg",
                     *           "urls": {
                     *             "large": "/files/media/pqv12hnx1esw7ebq1gxvge074yd410hcx.webp",
                     *             "small": "/files/thumbnails/pqv12hnx1esw7ebq1gxvge074yd410hcx.png"
                     *           },
                     *           "width": 1000,
                     *           "height": 750,
                     *           "ground": "light"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        logo_link: components["schemas"]["LogoLink"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteLogoLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm007512g4pewc0x7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "s3_key": "uploads/u5dnj2srgn0g4k981tvqtv1cz03rde3s6.jpg",
                 *       "s3_etag": "f4d4a6a77ba625b903c686b86267ce748d211b8c84f53dad43b6f1ec1d82549f",
                 *       "file_size_kb": 80,
                 *       "media_type": "logo",
                 *       "mime_type": "image/jpeg",
                 *       "original_filename": "our-garden.jpg"
                 *     }
                 */
                "application/json": {
                    crop_transform?: {
                        height: number;
                        rotation: number;
                        scale: number;
                        width: number;
                        x: number;
                        y: number;
                    } | null;
                    file_size_kb?: number;
                    /** @enum {string} */
                    media_type?: "logo";
                    mime_type: string;
                    original_filename: string;
                    s3_etag?: string;
                    s3_key: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logo": {
                     *         "id": "01kjm00749zgjtp25cqr",
                     *         "original_filename": "our-garden.jpg",
                     *         "urls": {
                     *           "large": "/files/media/pqv12hnx1esw7ebq1gxvge074yd410hcx.webp",
                     *           "small": "/files/thumbnails/pqv12hnx1esw7ebq1gxvge074yd410hcx.png"
                     *         },
                     *         "width": 1000,
                     *         "height": 750,
                     *         "ground": "light"
                     *       }
                     *     }
                     */
                    "application/json": {
                        logo: components["schemas"]["Logo"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["unsupported"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "s3_key": "uploads/us1h1sn3nxwa3qechve296g1w0vvfv5vd.jpg",
                 *       "s3_etag": "f4d4a6a77ba625b903c686b86267ce748d211b8c84f53dad43b6f1ec1d82549f",
                 *       "media_type": "photo",
                 *       "mime_type": "image/jpeg",
                 *       "story_id": "01kjm0023fg7awq0mbtn"
                 *     }
                 */
                "application/json": {
                    crop_source_id?: string | null;
                    crop_transform?: {
                        height: number;
                        rotation: number;
                        scale: number;
                        width: number;
                        x: number;
                        y: number;
                    } | null;
                    file_size_kb?: number;
                    /** @enum {string} */
                    media_type: "audio" | "photo" | "video";
                    mime_type: string;
                    s3_etag?: string;
                    s3_key: string;
                    story_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "media": {
                     *         "id": "01kjm003563rgyh2aqnm",
                     *         "type": "photo",
                     *         "status": "available",
                     *         "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *         "mp4_url": null,
                     *         "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *         "duration": null,
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "peaks": null,
                     *         "captions": null,
                     *         "progress": 100,
                     *         "failure": null,
                     *         "created_on": "2026-03-01T12:04:51.000Z",
                     *         "crop_source_id": null,
                     *         "crop_transform": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        media: components["schemas"]["Media"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["unsupported"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm003563rgyh2aqnm */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "media": {
                     *         "id": "01kjm003563rgyh2aqnm",
                     *         "type": "photo",
                     *         "status": "available",
                     *         "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *         "mp4_url": null,
                     *         "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *         "duration": null,
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "peaks": null,
                     *         "captions": null,
                     *         "progress": 100,
                     *         "failure": null,
                     *         "created_on": "2026-03-01T12:04:51.000Z",
                     *         "crop_source_id": null,
                     *         "crop_transform": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        media: components["schemas"]["Media"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0147mxa6vw8a5nk */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    captionMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm003563rgyh2aqnm */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "captions": null
                 *     }
                 */
                "application/json": {
                    captions: {
                        from: number;
                        text: string;
                        to: number;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "media": {
                     *         "id": "01kjm003563rgyh2aqnm",
                     *         "type": "photo",
                     *         "status": "available",
                     *         "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *         "mp4_url": null,
                     *         "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *         "duration": null,
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "peaks": null,
                     *         "captions": null,
                     *         "progress": 100,
                     *         "failure": null,
                     *         "created_on": "2026-03-01T12:04:51.000Z",
                     *         "crop_source_id": null,
                     *         "crop_transform": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        media: components["schemas"]["Media"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readMediaUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm003563rgyh2aqnm */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slides": [
                     *         {
                     *           "id": "01kjm0036y1qh36y2qhg",
                     *           "version": 1,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "photos",
                     *           "variant": "polaroid",
                     *           "title": null,
                     *           "subtitle": null,
                     *           "description": null,
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [
                     *             {
                     *               "id": "01kjm003563rgyh2aqnm",
                     *               "type": "photo",
                     *               "status": "available",
                     *               "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *               "mp4_url": null,
                     *               "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *               "duration": null,
                     *               "width": 1600,
                     *               "height": 1200,
                     *               "peaks": null,
                     *               "captions": null,
                     *               "progress": 100,
                     *               "failure": null,
                     *               "created_on": "2026-03-01T12:04:51.000Z",
                     *               "crop_source_id": null,
                     *               "crop_transform": null,
                     *               "position": 1
                     *             }
                     *           ],
                     *           "position": 3,
                     *           "creator": {
                     *             "id": "01kjm0021fkpj85jx2hw",
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace",
                     *             "email": null
                     *           },
                     *           "role_id": "01kjm0028v60q90c3hn7",
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "approved",
                     *           "created_on": "2026-03-01T12:04:53.000Z",
                     *           "updated_on": "2026-03-01T12:04:53.000Z",
                     *           "approved_on": "2026-03-01T12:04:53.000Z",
                     *           "seen": true,
                     *           "related_card_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        slides: components["schemas"]["Slide"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readMediaLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "media_limits": {
                     *         "audio": {
                     *           "max_size_mb": 25,
                     *           "max_duration_s": 300,
                     *           "mime_types": [
                     *             "audio/mpeg",
                     *             "audio/wav",
                     *             "audio/x-wav",
                     *             "audio/webm",
                     *             "audio/ogg",
                     *             "audio/aac",
                     *             "audio/flac"
                     *           ]
                     *         },
                     *         "photo": {
                     *           "max_size_mb": 25,
                     *           "max_duration_s": null,
                     *           "mime_types": [
                     *             "image/jpeg",
                     *             "image/png",
                     *             "image/webp",
                     *             "image/gif",
                     *             "image/heic",
                     *             "image/heif"
                     *           ]
                     *         },
                     *         "video": {
                     *           "max_size_mb": 250,
                     *           "max_duration_s": 300,
                     *           "mime_types": [
                     *             "video/mp4",
                     *             "video/quicktime",
                     *             "video/webm",
                     *             "video/x-m4v",
                     *             "video/3gpp"
                     *           ]
                     *         },
                     *         "logo": {
                     *           "max_size_mb": 5,
                     *           "max_duration_s": null,
                     *           "mime_types": [
                     *             "image/png",
                     *             "image/jpeg",
                     *             "image/webp"
                     *           ]
                     *         },
                     *         "print": {
                     *           "max_size_mb": 60,
                     *           "max_duration_s": null,
                     *           "mime_types": [
                     *             "application/pdf"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        media_limits: components["schemas"]["MediaLimits"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    requestUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "media_type": "photo",
                 *       "mime_type": "image/jpeg"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    media_type: "audio" | "photo" | "video" | "logo" | "print";
                    mime_type: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_visitor`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/uploads",
                     *       "fields": {
                     *         "key": "uploads/us1h1sn3nxwa3qechve296g1w0vvfv5vd.jpg",
                     *         "Content-Type": "image/jpeg",
                     *         "policy": "eyJrZXkiOiJ1cGxvYWRzL3VzMWgxc24zbnh3YTNxZWNodmUyOTZnMXcwdnZmdjV2ZC5qcGciLCJtaW1lX3R5cGUiOiJpbWFnZS9qcGVnIiwibWF4Qnl0ZXMiOjI2MjE0NDAwLCJleHBpcmVzIjoxNzcyMzY3NTkwMDAwfQ",
                     *         "x-ff-signature": "8944d030147535a806efc25cb023a57786ce15ad74c3b8685366749a31f018bd"
                     *       }
                     *     }
                     */
                    "application/json": {
                        fields: {
                            [key: string]: string;
                        };
                        url: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["unsupported"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    openPrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example fy59myg7cbzzjs797zbq969shht93x34 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_visitor`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "group_token": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                     *     }
                     */
                    "application/json": {
                        group_token: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 928zssdmywg2w3pby413an62pn7sb66g */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offer": {
                     *         "state": "open",
                     *         "email": "fay@example.com",
                     *         "from": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "title": "Happy Birthday Grace",
                     *         "recipient_first_name": "Grace",
                     *         "story_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        offer: {
                            email: string;
                            from: {
                                first_name: string;
                                last_name: string;
                            };
                            recipient_first_name: string;
                            /** @enum {string} */
                            state: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "sent";
                            story_id: string | null;
                            title: string;
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 928zssdmywg2w3pby413an62pn7sb66g */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offer": {
                     *         "state": "accepted",
                     *         "email": "fay@example.com",
                     *         "from": {
                     *           "first_name": "Fay",
                     *           "last_name": "Iwu"
                     *         },
                     *         "title": "Happy Birthday Grace",
                     *         "recipient_first_name": "Grace",
                     *         "story_id": "01kjm0023fg7awq0mbtn"
                     *       }
                     *     }
                     */
                    "application/json": {
                        offer: {
                            email: string;
                            from: {
                                first_name: string;
                                last_name: string;
                            };
                            recipient_first_name: string;
                            /** @enum {string} */
                            state: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "sent";
                            story_id: string | null;
                            title: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7jezhdv77629scass9s4xvj81n7eh1zm */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPayments: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payments": [
                     *         {
                     *           "id": "p01kjm0029w3h-spq5qyy5",
                     *           "status": "succeeded",
                     *           "amount_total": 499,
                     *           "amount_subtotal": 499,
                     *           "amount_discount": 0,
                     *           "amount_shipping": 0,
                     *           "amount_tax": 0,
                     *           "currency": "gbp",
                     *           "card_last4": "3220",
                     *           "card_brand": "visa",
                     *           "created_on": "2026-03-01T12:04:38.000Z",
                     *           "story": {
                     *             "id": "01kjm0023fg7awq0mbtn",
                     *             "version": 7,
                     *             "title": "Happy Birthday Grace",
                     *             "occasion": "birthday",
                     *             "recipient_first_name": "Grace",
                     *             "recipient_last_name": "Hopper",
                     *             "greeting_to": "Dear Grace",
                     *             "greeting_message": null,
                     *             "greeting_from": "All of us",
                     *             "has_landscape_cover": false,
                     *             "has_credits_slide": true,
                     *             "fx_confetti": true,
                     *             "fx_snow": false,
                     *             "slides": [
                     *               {
                     *                 "id": "01kjm0026zf4tzjzzcf4",
                     *                 "version": 1,
                     *                 "story_id": "01kjm0023fg7awq0mbtn",
                     *                 "type": "title",
                     *                 "variant": "default",
                     *                 "title": "Happy Birthday Grace",
                     *                 "subtitle": null,
                     *                 "description": null,
                     *                 "date": null,
                     *                 "theme": null,
                     *                 "exported_id": null,
                     *                 "slide_data": null,
                     *                 "style": null,
                     *                 "title_age": null,
                     *                 "spotify_track_id": null,
                     *                 "giphy_id": null,
                     *                 "giphy_duration": null,
                     *                 "location_name": null,
                     *                 "location_lat": null,
                     *                 "location_lon": null,
                     *                 "location_ne_lat": null,
                     *                 "location_ne_lon": null,
                     *                 "location_sw_lat": null,
                     *                 "location_sw_lon": null,
                     *                 "location_zoom": null,
                     *                 "media": [],
                     *                 "position": 1,
                     *                 "creator": {
                     *                   "id": "01kjm0021fkpj85jx2hw",
                     *                   "first_name": "Ada",
                     *                   "last_name": "Lovelace",
                     *                   "email": null
                     *                 },
                     *                 "role_id": null,
                     *                 "thumbnail_id": null,
                     *                 "thumbnail_url": null,
                     *                 "is_webp_ready": false,
                     *                 "status": "approved",
                     *                 "created_on": "2026-03-01T12:04:28.000Z",
                     *                 "updated_on": "2026-03-01T12:04:28.000Z",
                     *                 "approved_on": "2026-03-01T12:04:28.000Z",
                     *                 "seen": true,
                     *                 "related_card_id": null
                     *               },
                     *               {
                     *                 "id": "01kjm00270931mg5arrb",
                     *                 "version": 1,
                     *                 "story_id": "01kjm0023fg7awq0mbtn",
                     *                 "type": "credits",
                     *                 "variant": "default",
                     *                 "title": "With love from",
                     *                 "subtitle": null,
                     *                 "description": "",
                     *                 "date": null,
                     *                 "theme": null,
                     *                 "exported_id": null,
                     *                 "slide_data": null,
                     *                 "style": null,
                     *                 "title_age": null,
                     *                 "spotify_track_id": null,
                     *                 "giphy_id": null,
                     *                 "giphy_duration": null,
                     *                 "location_name": null,
                     *                 "location_lat": null,
                     *                 "location_lon": null,
                     *                 "location_ne_lat": null,
                     *                 "location_ne_lon": null,
                     *                 "location_sw_lat": null,
                     *                 "location_sw_lon": null,
                     *                 "location_zoom": null,
                     *                 "media": [],
                     *                 "position": 2,
                     *                 "creator": {
                     *                   "id": "01kjm0021fkpj85jx2hw",
                     *                   "first_name": "Ada",
                     *                   "last_name": "Lovelace",
                     *                   "email": null
                     *                 },
                     *                 "role_id": null,
                     *                 "thumbnail_id": null,
                     *                 "thumbnail_url": null,
                     *                 "is_webp_ready": false,
                     *                 "status": "approved",
                     *                 "created_on": "2026-03-01T12:04:28.000Z",
                     *                 "updated_on": "2026-03-01T12:04:28.000Z",
                     *                 "approved_on": "2026-03-01T12:04:28.000Z",
                     *                 "seen": true,
                     *                 "related_card_id": null
                     *               }
                     *             ],
                     *             "owner": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "cover_url": null,
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "tokens": {
                     *               "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *               "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *             },
                     *             "completion_date": null,
                     *             "group_message": null,
                     *             "show_as_you_go": true,
                     *             "content_moderation": true,
                     *             "guests_may_sign": true,
                     *             "contribution_count": 0,
                     *             "my_contribution_count": 0,
                     *             "last_story_update": "2026-03-01T12:04:41.000Z",
                     *             "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *             "occasion_date": "2026-04-18",
                     *             "group_link_privacy": "public",
                     *             "recipient_link_privacy": "public",
                     *             "owner_email_notifications": true,
                     *             "setup_card_complete": false,
                     *             "setup_invite_complete": false,
                     *             "setup_send_complete": false,
                     *             "has_sbp_credit": false,
                     *             "role_active_count": 1,
                     *             "role_request_count": 0,
                     *             "role_count": 1,
                     *             "unseen_slide_count": 0,
                     *             "moderated_slide_count": 0,
                     *             "waiting_slide_count": 0,
                     *             "has_updates": false,
                     *             "received_on": null,
                     *             "saved": false,
                     *             "last_role_update": "2026-03-01T12:04:28.000Z",
                     *             "thanks_message": null,
                     *             "thanks_sent_on": null,
                     *             "thanks_from": null,
                     *             "thanks_hidden": false,
                     *             "last_applied_theme_id": null,
                     *             "product_tier": "starter",
                     *             "from_reminder_id": null,
                     *             "is_card_editable": true,
                     *             "sent_by_email_on": null,
                     *             "sent_by_post_on": null,
                     *             "sent_by_copy_link_on": null,
                     *             "auto_nudge": false,
                     *             "scheduled_for": null,
                     *             "undelivered": [],
                     *             "owned": true,
                     *             "offered_to": null
                     *           },
                     *           "payment_type": "product_tier",
                     *           "postal_order": null,
                     *           "bundle_quantity": null,
                     *           "bundle_type": null,
                     *           "used_credit_type": null,
                     *           "product_tier": "starter",
                     *           "is_upgrade": false,
                     *           "is_test": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        payments: components["schemas"]["Payment"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_type": "product_tier",
                 *       "product_tier": "starter",
                 *       "story_id": "01kjm0023fg7awq0mbtn"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    payment_type: "product_tier";
                    /** @enum {string} */
                    product_tier: "starter" | "unlimited";
                    /** @enum {string} */
                    send_method?: "Email" | "Link" | "Post";
                    story_id: string;
                    /** @enum {string} */
                    use_credit_type?: "digital" | "postal";
                } | {
                    bundle_quantity: number;
                    /** @enum {string} */
                    bundle_type: "digital" | "postal";
                    /** @constant */
                    payment_type: "bundle";
                } | {
                    /** @constant */
                    payment_type: "postal_order";
                    postal_order_id: string;
                    story_id: string;
                    /** @enum {string} */
                    use_credit_type?: "digital" | "postal";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_secret": "test_p01kjm0029w3h-spq5qyy5_secret_token-0000000000000000000001",
                     *       "payment": {
                     *         "id": "p01kjm0029w3h-spq5qyy5",
                     *         "status": "processing",
                     *         "amount_total": 499,
                     *         "amount_subtotal": 499,
                     *         "amount_discount": 0,
                     *         "amount_shipping": 0,
                     *         "amount_tax": 0,
                     *         "currency": "gbp",
                     *         "card_last4": null,
                     *         "card_brand": null,
                     *         "created_on": "2026-03-01T12:04:38.000Z",
                     *         "story": null,
                     *         "payment_type": "product_tier",
                     *         "postal_order": null,
                     *         "bundle_quantity": null,
                     *         "bundle_type": null,
                     *         "used_credit_type": null,
                     *         "product_tier": "starter",
                     *         "is_upgrade": false,
                     *         "is_test": true
                     *       },
                     *       "provider": "test"
                     *     }
                     */
                    "application/json": {
                        client_secret?: string;
                        payment?: components["schemas"]["Payment"];
                        /** @enum {string} */
                        provider?: "test" | "stripe";
                        publishable_key?: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p01kjm0029w3h-spq5qyy5 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment": {
                     *         "id": "p01kjm0029w3h-spq5qyy5",
                     *         "status": "succeeded",
                     *         "amount_total": 499,
                     *         "amount_subtotal": 499,
                     *         "amount_discount": 0,
                     *         "amount_shipping": 0,
                     *         "amount_tax": 0,
                     *         "currency": "gbp",
                     *         "card_last4": "3220",
                     *         "card_brand": "visa",
                     *         "created_on": "2026-03-01T12:04:38.000Z",
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 7,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": null,
                     *               "thumbnail_url": null,
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             },
                     *             {
                     *               "id": "01kjm00270931mg5arrb",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "credits",
                     *               "variant": "default",
                     *               "title": "With love from",
                     *               "subtitle": null,
                     *               "description": "",
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 2,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": null,
                     *               "thumbnail_url": null,
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": null,
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *             "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null,
                     *           "show_as_you_go": true,
                     *           "content_moderation": true,
                     *           "guests_may_sign": true,
                     *           "contribution_count": 0,
                     *           "my_contribution_count": 0,
                     *           "last_story_update": "2026-03-01T12:04:41.000Z",
                     *           "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *           "occasion_date": "2026-04-18",
                     *           "group_link_privacy": "public",
                     *           "recipient_link_privacy": "public",
                     *           "owner_email_notifications": true,
                     *           "setup_card_complete": false,
                     *           "setup_invite_complete": false,
                     *           "setup_send_complete": false,
                     *           "has_sbp_credit": false,
                     *           "role_active_count": 1,
                     *           "role_request_count": 0,
                     *           "role_count": 1,
                     *           "unseen_slide_count": 0,
                     *           "moderated_slide_count": 0,
                     *           "waiting_slide_count": 0,
                     *           "has_updates": false,
                     *           "received_on": null,
                     *           "saved": false,
                     *           "last_role_update": "2026-03-01T12:04:28.000Z",
                     *           "thanks_message": null,
                     *           "thanks_sent_on": null,
                     *           "thanks_from": null,
                     *           "thanks_hidden": false,
                     *           "last_applied_theme_id": null,
                     *           "product_tier": "starter",
                     *           "from_reminder_id": null,
                     *           "is_card_editable": true,
                     *           "sent_by_email_on": null,
                     *           "sent_by_post_on": null,
                     *           "sent_by_copy_link_on": null,
                     *           "auto_nudge": false,
                     *           "scheduled_for": null,
                     *           "undelivered": [],
                     *           "owned": true,
                     *           "offered_to": null
                     *         },
                     *         "payment_type": "product_tier",
                     *         "postal_order": null,
                     *         "bundle_quantity": null,
                     *         "bundle_type": null,
                     *         "used_credit_type": null,
                     *         "product_tier": "starter",
                     *         "is_upgrade": false,
                     *         "is_test": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    requestReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p01kjm0029w3h-spq5qyy5 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "books@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment": {
                     *         "id": "p01kjm0029w3h-spq5qyy5",
                     *         "status": "succeeded",
                     *         "amount_total": 499,
                     *         "amount_subtotal": 499,
                     *         "amount_discount": 0,
                     *         "amount_shipping": 0,
                     *         "amount_tax": 0,
                     *         "currency": "gbp",
                     *         "card_last4": "3220",
                     *         "card_brand": "visa",
                     *         "created_on": "2026-03-01T12:04:38.000Z",
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 7,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": null,
                     *               "thumbnail_url": null,
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             },
                     *             {
                     *               "id": "01kjm00270931mg5arrb",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "credits",
                     *               "variant": "default",
                     *               "title": "With love from",
                     *               "subtitle": null,
                     *               "description": "",
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 2,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": null,
                     *               "thumbnail_url": null,
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": null,
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *             "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null,
                     *           "show_as_you_go": true,
                     *           "content_moderation": true,
                     *           "guests_may_sign": true,
                     *           "contribution_count": 0,
                     *           "my_contribution_count": 0,
                     *           "last_story_update": "2026-03-01T12:04:41.000Z",
                     *           "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *           "occasion_date": "2026-04-18",
                     *           "group_link_privacy": "public",
                     *           "recipient_link_privacy": "public",
                     *           "owner_email_notifications": true,
                     *           "setup_card_complete": false,
                     *           "setup_invite_complete": false,
                     *           "setup_send_complete": false,
                     *           "has_sbp_credit": false,
                     *           "role_active_count": 1,
                     *           "role_request_count": 0,
                     *           "role_count": 1,
                     *           "unseen_slide_count": 0,
                     *           "moderated_slide_count": 0,
                     *           "waiting_slide_count": 0,
                     *           "has_updates": false,
                     *           "received_on": null,
                     *           "saved": false,
                     *           "last_role_update": "2026-03-01T12:04:28.000Z",
                     *           "thanks_message": null,
                     *           "thanks_sent_on": null,
                     *           "thanks_from": null,
                     *           "thanks_hidden": false,
                     *           "last_applied_theme_id": null,
                     *           "product_tier": "starter",
                     *           "from_reminder_id": null,
                     *           "is_card_editable": true,
                     *           "sent_by_email_on": null,
                     *           "sent_by_post_on": null,
                     *           "sent_by_copy_link_on": null,
                     *           "auto_nudge": false,
                     *           "scheduled_for": null,
                     *           "undelivered": [],
                     *           "owned": true,
                     *           "offered_to": null
                     *         },
                     *         "payment_type": "product_tier",
                     *         "postal_order": null,
                     *         "bundle_quantity": null,
                     *         "bundle_type": null,
                     *         "used_credit_type": null,
                     *         "product_tier": "starter",
                     *         "is_upgrade": false,
                     *         "is_test": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p01kjm0029w3h-spq5qyy5 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment_status": "succeeded"
                     *     }
                     */
                    "application/json": {
                        payment_status: components["schemas"]["PaymentStatus"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    answerTestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_secret": "test_p01kjm0029w3h-spq5qyy5_secret_token-0000000000000000000001",
                 *       "approve": true
                 *     }
                 */
                "application/json": {
                    approve: boolean;
                    client_secret: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "succeeded"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "succeeded" | "failed" | "processing" | "requires_action";
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    confirmTestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_secret": "test_p01kjm0029w3h-spq5qyy5_secret_token-0000000000000000000001",
                 *       "number": "4000000000003220"
                 *     }
                 */
                "application/json": {
                    client_secret: string;
                    number: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "requires_action"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "succeeded" | "failed" | "processing" | "requires_action";
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPlatform: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "platform": {
                     *         "maintenance_on": null,
                     *         "web_version": "test"
                     *       },
                     *       "enabled_features": [
                     *         "google_login",
                     *         "send_by_post"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        enabled_features: string[];
                        platform: components["schemas"]["Platform"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPostalOrders: {
        parameters: {
            query: {
                /** @example 01kjm0023fg7awq0mbtn */
                story_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postal_orders": [
                     *         {
                     *           "id": "01kjm0144enfcp683r6a",
                     *           "version": 2,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "address_id": "01kjm0142h622ghk0gvt",
                     *           "address": {
                     *             "id": "01kjm0142h622ghk0gvt",
                     *             "first_name": "Grace",
                     *             "last_name": "Hopper",
                     *             "address_line_1": "12 Harbour Street",
                     *             "address_line_2": "",
                     *             "city": "Bath",
                     *             "postcode": "BS1 4RN",
                     *             "country": "United Kingdom",
                     *             "saved": true
                     *           },
                     *           "delivery_by": "2026-03-09",
                     *           "destination": "recipient",
                     *           "postal_class": "second_class",
                     *           "scheduled_delivery": false,
                     *           "status": "incomplete",
                     *           "card": 499,
                     *           "post": 99,
                     *           "total": 598,
                     *           "pricing_formatted": {
                     *             "card": "£4.99",
                     *             "post": "£0.99",
                     *             "total": "£5.98"
                     *           },
                     *           "print_file": null,
                     *           "created_on": "2026-03-03T14:07:03.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        postal_orders: components["schemas"]["PostalOrder"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createPostalOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "story_id": "01kjm0023fg7awq0mbtn",
                 *       "destination": "recipient",
                 *       "address_id": "01kjm0142h622ghk0gvt"
                 *     }
                 */
                "application/json": {
                    address_id?: string | null;
                    delivery_by?: string | null;
                    /** @enum {string} */
                    destination?: "recipient" | "sender";
                    postal_class?: string | null;
                    scheduled_delivery?: boolean;
                    story_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postal_order": {
                     *         "id": "01kjm0144enfcp683r6a",
                     *         "version": 1,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "address_id": "01kjm0142h622ghk0gvt",
                     *         "address": {
                     *           "id": "01kjm0142h622ghk0gvt",
                     *           "first_name": "Grace",
                     *           "last_name": "Hopper",
                     *           "address_line_1": "12 Harbour Street",
                     *           "address_line_2": "",
                     *           "city": "Bath",
                     *           "postcode": "BS1 4RN",
                     *           "country": "United Kingdom",
                     *           "saved": true
                     *         },
                     *         "delivery_by": null,
                     *         "destination": "recipient",
                     *         "postal_class": null,
                     *         "scheduled_delivery": false,
                     *         "status": "incomplete",
                     *         "card": 499,
                     *         "post": 0,
                     *         "total": 499,
                     *         "pricing_formatted": {
                     *           "card": "£4.99",
                     *           "post": "£0",
                     *           "total": "£4.99"
                     *         },
                     *         "print_file": null,
                     *         "created_on": "2026-03-03T14:07:03.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        postal_order: components["schemas"]["PostalOrder"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPostalOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0144enfcp683r6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postal_order": {
                     *         "id": "01kjm0144enfcp683r6a",
                     *         "version": 2,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "address_id": "01kjm0142h622ghk0gvt",
                     *         "address": {
                     *           "id": "01kjm0142h622ghk0gvt",
                     *           "first_name": "Grace",
                     *           "last_name": "Hopper",
                     *           "address_line_1": "12 Harbour Street",
                     *           "address_line_2": "",
                     *           "city": "Bath",
                     *           "postcode": "BS1 4RN",
                     *           "country": "United Kingdom",
                     *           "saved": true
                     *         },
                     *         "delivery_by": "2026-03-09",
                     *         "destination": "recipient",
                     *         "postal_class": "second_class",
                     *         "scheduled_delivery": false,
                     *         "status": "incomplete",
                     *         "card": 499,
                     *         "post": 99,
                     *         "total": 598,
                     *         "pricing_formatted": {
                     *           "card": "£4.99",
                     *           "post": "£0.99",
                     *           "total": "£5.98"
                     *         },
                     *         "print_file": null,
                     *         "created_on": "2026-03-03T14:07:03.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        postal_order: components["schemas"]["PostalOrder"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changePostalOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0144enfcp683r6a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "postal_class": "second_class",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    address_id?: string | null;
                    delivery_by?: string | null;
                    /** @enum {string} */
                    destination?: "recipient" | "sender";
                    postal_class?: string | null;
                    print_file?: string;
                    scheduled_delivery?: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postal_order": {
                     *         "id": "01kjm0144enfcp683r6a",
                     *         "version": 2,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "address_id": "01kjm0142h622ghk0gvt",
                     *         "address": {
                     *           "id": "01kjm0142h622ghk0gvt",
                     *           "first_name": "Grace",
                     *           "last_name": "Hopper",
                     *           "address_line_1": "12 Harbour Street",
                     *           "address_line_2": "",
                     *           "city": "Bath",
                     *           "postcode": "BS1 4RN",
                     *           "country": "United Kingdom",
                     *           "saved": true
                     *         },
                     *         "delivery_by": "2026-03-09",
                     *         "destination": "recipient",
                     *         "postal_class": "second_class",
                     *         "scheduled_delivery": false,
                     *         "status": "incomplete",
                     *         "card": 499,
                     *         "post": 99,
                     *         "total": 598,
                     *         "pricing_formatted": {
                     *           "card": "£4.99",
                     *           "post": "£0.99",
                     *           "total": "£5.98"
                     *         },
                     *         "print_file": null,
                     *         "created_on": "2026-03-03T14:07:03.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        postal_order: components["schemas"]["PostalOrder"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            /** @description Changed in the meantime; `current`, if given, is the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        current?: {
                            postal_order: components["schemas"]["PostalOrder"];
                        };
                    };
                };
            };
            413: components["responses"]["tooLarge"];
            415: components["responses"]["unsupported"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0138psx9bpnq70v */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminder": {
                     *         "id": "01kjm0138psx9bpnq70v",
                     *         "title": "Grace's Birthday",
                     *         "own_title": null,
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "recipient_name": "Grace Hopper",
                     *         "recipient_email": null,
                     *         "occasion": "birthday",
                     *         "occasion_date": "2027-04-18",
                     *         "days_before": 7,
                     *         "repeat": true,
                     *         "reminder_date": "2027-04-11",
                     *         "reminder_offset": 0,
                     *         "reminder_days_before": 7,
                     *         "reminder_occasion_date": "2027-04-18",
                     *         "reminder_title": "Grace's Birthday",
                     *         "stories": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        reminder: components["schemas"]["Reminder"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminders": [
                     *         {
                     *           "id": "01kjm0138psx9bpnq70v",
                     *           "title": "Grace's Birthday",
                     *           "own_title": null,
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "recipient_name": "Grace Hopper",
                     *           "recipient_email": null,
                     *           "occasion": "birthday",
                     *           "occasion_date": "2027-04-18",
                     *           "days_before": 7,
                     *           "repeat": true,
                     *           "reminder_date": "2027-04-11",
                     *           "reminder_offset": 0,
                     *           "reminder_days_before": 7,
                     *           "reminder_occasion_date": "2027-04-18",
                     *           "reminder_title": "Grace's Birthday",
                     *           "stories": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        reminders: components["schemas"]["Reminder"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createReminder: {
        parameters: {
            query?: {
                /** @example 01kjm0023fg7awq0mbtn */
                story_id?: string;
            };
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "recipient_first_name": "Grace",
                 *       "recipient_last_name": "Hopper",
                 *       "occasion": "birthday",
                 *       "occasion_date": "2027-04-18",
                 *       "days_before": 7,
                 *       "repeat": true
                 *     }
                 */
                "application/json": {
                    days_before?: number;
                    /** @enum {string} */
                    occasion?: "custom" | "birthday" | "welcome" | "work anniversary" | "thanks" | "congrats" | "appreciation" | "getwell" | "leaving" | "valentines" | "anniversary" | "wedding" | "mothers" | "fathers" | "christmas" | "trip" | "album";
                    occasion_date?: string;
                    recipient_email?: (string | "") | null;
                    recipient_first_name?: string;
                    recipient_last_name?: string;
                    recipient_name?: string;
                    reminder_offset?: number;
                    repeat?: boolean;
                    title?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminder": {
                     *         "id": "01kjm0138psx9bpnq70v",
                     *         "title": "Grace's Birthday",
                     *         "own_title": null,
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "recipient_name": "Grace Hopper",
                     *         "recipient_email": null,
                     *         "occasion": "birthday",
                     *         "occasion_date": "2027-04-18",
                     *         "days_before": 7,
                     *         "repeat": true,
                     *         "reminder_date": "2027-04-11",
                     *         "reminder_offset": 0,
                     *         "reminder_days_before": 7,
                     *         "reminder_occasion_date": "2027-04-18",
                     *         "reminder_title": "Grace's Birthday",
                     *         "stories": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        reminder: components["schemas"]["Reminder"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readReminderAlso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0138psx9bpnq70v */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminder": {
                     *         "id": "01kjm0138psx9bpnq70v",
                     *         "title": "Grace's Birthday",
                     *         "own_title": null,
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "recipient_name": "Grace Hopper",
                     *         "recipient_email": null,
                     *         "occasion": "birthday",
                     *         "occasion_date": "2027-04-18",
                     *         "days_before": 7,
                     *         "repeat": true,
                     *         "reminder_date": "2027-04-11",
                     *         "reminder_offset": 0,
                     *         "reminder_days_before": 7,
                     *         "reminder_occasion_date": "2027-04-18",
                     *         "reminder_title": "Grace's Birthday",
                     *         "stories": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        reminder: components["schemas"]["Reminder"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0138psx9bpnq70v */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "days_before": 3
                 *     }
                 */
                "application/json": {
                    days_before?: number;
                    /** @enum {string} */
                    occasion?: "custom" | "birthday" | "welcome" | "work anniversary" | "thanks" | "congrats" | "appreciation" | "getwell" | "leaving" | "valentines" | "anniversary" | "wedding" | "mothers" | "fathers" | "christmas" | "trip" | "album";
                    occasion_date?: string;
                    recipient_email?: (string | "") | null;
                    recipient_first_name?: string;
                    recipient_last_name?: string;
                    recipient_name?: string;
                    reminder_offset?: number;
                    repeat?: boolean;
                    title?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminder": {
                     *         "id": "01kjm0138psx9bpnq70v",
                     *         "title": "Grace's Birthday",
                     *         "own_title": null,
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "recipient_name": "Grace Hopper",
                     *         "recipient_email": null,
                     *         "occasion": "birthday",
                     *         "occasion_date": "2027-04-18",
                     *         "days_before": 3,
                     *         "repeat": true,
                     *         "reminder_date": "2027-04-15",
                     *         "reminder_offset": 0,
                     *         "reminder_days_before": 3,
                     *         "reminder_occasion_date": "2027-04-18",
                     *         "reminder_title": "Grace's Birthday",
                     *         "stories": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        reminder: components["schemas"]["Reminder"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0138psx9bpnq70v */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    exportReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calendar": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fanfold//Reminders//EN\r\nX-WR-CALNAME:Fanfold: Reminders\r\nBEGIN:VEVENT\r\nUID:01kjm01400dq519mt1t6@reminders.fanfold\r\nDTSTAMP:20260303T140652Z\r\nSUMMARY:Grace's Birthday\r\nDTSTART;VALUE=DATE:19061209\r\nDTEND;VALUE=DATE:19061210\r\nRRULE:FREQ=YEARLY\r\nTRANSP:TRANSPARENT\r\nX-FANFOLD-OCCASION;VALUE=TEXT:birthday\r\nX-FANFOLD-FIRST-NAME;VALUE=TEXT:Grace\r\nX-FANFOLD-LAST-NAME;VALUE=TEXT:Hopper\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Grace's Birthday\r\nTRIGGER:-P7D\r\nEND:VALARM\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:01kjm01413xwt9se41qr@reminders.fanfold\r\nDTSTAMP:20260303T140652Z\r\nSUMMARY:Ada's Birthday\r\nDTSTART;VALUE=DATE:18151210\r\nDTEND;VALUE=DATE:18151211\r\nRRULE:FREQ=YEARLY\r\nTRANSP:TRANSPARENT\r\nX-FANFOLD-OCCASION;VALUE=TEXT:birthday\r\nX-FANFOLD-FIRST-NAME;VALUE=TEXT:Ada\r\nX-FANFOLD-LAST-NAME;VALUE=TEXT:Lovelace\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Ada's Birthday\r\nTRIGGER:-P7D\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
                     *     }
                     */
                    "application/json": {
                        calendar: string;
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    importReminders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reminders": [
                 *         {
                 *           "recipient_first_name": "Grace",
                 *           "recipient_last_name": "Hopper",
                 *           "recipient_email": null,
                 *           "occasion": "birthday",
                 *           "occasion_date": "1906-12-09",
                 *           "repeat": true,
                 *           "days_before": 7,
                 *           "title": null
                 *         },
                 *         {
                 *           "recipient_first_name": "Ada",
                 *           "recipient_last_name": "Lovelace",
                 *           "recipient_email": null,
                 *           "occasion": "birthday",
                 *           "occasion_date": "1815-12-10",
                 *           "repeat": true,
                 *           "days_before": 7,
                 *           "title": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    reminders: {
                        days_before?: number;
                        /** @enum {string} */
                        occasion?: "custom" | "birthday" | "welcome" | "work anniversary" | "thanks" | "congrats" | "appreciation" | "getwell" | "leaving" | "valentines" | "anniversary" | "wedding" | "mothers" | "fathers" | "christmas" | "trip" | "album";
                        occasion_date?: string;
                        recipient_email?: (string | "") | null;
                        recipient_first_name?: string;
                        recipient_last_name?: string;
                        recipient_name?: string;
                        reminder_offset?: number;
                        repeat?: boolean;
                        title?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "import_id": "01kjm0139n0gy1x9g0mj",
                     *       "reminders": [
                     *         {
                     *           "id": "01kjm01400dq519mt1t6",
                     *           "title": "Grace's Birthday",
                     *           "own_title": null,
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "recipient_name": "Grace Hopper",
                     *           "recipient_email": null,
                     *           "occasion": "birthday",
                     *           "occasion_date": "1906-12-09",
                     *           "days_before": 7,
                     *           "repeat": true,
                     *           "reminder_date": "2026-12-02",
                     *           "reminder_offset": 0,
                     *           "reminder_days_before": null,
                     *           "reminder_occasion_date": null,
                     *           "reminder_title": null,
                     *           "stories": []
                     *         },
                     *         {
                     *           "id": "01kjm01413xwt9se41qr",
                     *           "title": "Ada's Birthday",
                     *           "own_title": null,
                     *           "recipient_first_name": "Ada",
                     *           "recipient_last_name": "Lovelace",
                     *           "recipient_name": "Ada Lovelace",
                     *           "recipient_email": null,
                     *           "occasion": "birthday",
                     *           "occasion_date": "1815-12-10",
                     *           "days_before": 7,
                     *           "repeat": true,
                     *           "reminder_date": "2026-12-03",
                     *           "reminder_offset": 0,
                     *           "reminder_days_before": null,
                     *           "reminder_occasion_date": null,
                     *           "reminder_title": null,
                     *           "stories": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        import_id: string;
                        reminders: components["schemas"]["Reminder"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0139n0gy1x9g0mj */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    previewReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "text": "Name,Birthday\nGrace Hopper,9 Dec 1906\nAda Lovelace,10/12/1815"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    date_order?: "dayFirst" | "monthFirst";
                    text?: string;
                    url?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "preview": {
                     *         "found": [
                     *           {
                     *             "line": 2,
                     *             "recipient_first_name": "Grace",
                     *             "recipient_last_name": "Hopper",
                     *             "recipient_email": null,
                     *             "occasion": "birthday",
                     *             "occasion_date": "1906-12-09",
                     *             "repeat": true,
                     *             "days_before": 7,
                     *             "title": null,
                     *             "known": false
                     *           },
                     *           {
                     *             "line": 3,
                     *             "recipient_first_name": "Ada",
                     *             "recipient_last_name": "Lovelace",
                     *             "recipient_email": null,
                     *             "occasion": "birthday",
                     *             "occasion_date": "1815-12-10",
                     *             "repeat": true,
                     *             "days_before": 7,
                     *             "title": null,
                     *             "known": false
                     *           }
                     *         ],
                     *         "unread": [],
                     *         "unread_count": 0,
                     *         "left_out": 0,
                     *         "date_order": "dayFirst",
                     *         "room": 500
                     *       }
                     *     }
                     */
                    "application/json": {
                        preview: {
                            date_order: ("dayFirst" | "monthFirst") | null;
                            found: {
                                days_before: number;
                                known: boolean;
                                line: number;
                                occasion: components["schemas"]["Occasion"];
                                occasion_date: string;
                                recipient_email: string | null;
                                recipient_first_name: string;
                                recipient_last_name: string;
                                repeat: boolean;
                                title: string | null;
                            }[];
                            left_out: number;
                            room: number;
                            unread: {
                                line: number;
                                /** @enum {string} */
                                reason: "broken" | "noName" | "noDay" | "notDay" | "farDay" | "tooLong";
                                text: string;
                            }[];
                            unread_count: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    invite: {
        parameters: {
            query: {
                /** @example 01kjm0023fg7awq0mbtn */
                story_id: string;
            };
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "join_emails": [
                 *         "dan@example.com",
                 *         "eve@example.com"
                 *       ],
                 *       "role_type": "contributor"
                 *     }
                 */
                "application/json": {
                    join_emails: string[];
                    /** @enum {string} */
                    role_type: "owner" | "contributor" | "viewer" | "recipient";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": "01kjm0077615nk9jp4yq",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "pending",
                     *           "person": {
                     *             "first_name": "",
                     *             "last_name": "",
                     *             "email": "dan@example.com"
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-01T12:05:47.000Z",
                     *           "join_token": "jwsb90w9vzrzrd0eqp6z9gpbmft97czx",
                     *           "join_email": "dan@example.com",
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": null,
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": null
                     *         },
                     *         {
                     *           "id": "01kjm0079y3n42gs7z51",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "pending",
                     *           "person": {
                     *             "first_name": "",
                     *             "last_name": "",
                     *             "email": "eve@example.com"
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-01T12:05:47.000Z",
                     *           "join_token": "ss597p4jqhpg3mqc3a033svzz0383v4p",
                     *           "join_email": "eve@example.com",
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": null,
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0077615nk9jp4yq */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm0077615nk9jp4yq",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "contributor",
                     *         "status": "pending",
                     *         "person": {
                     *           "first_name": "",
                     *           "last_name": "",
                     *           "email": "dan@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-01T12:05:47.000Z",
                     *         "join_token": "jwsb90w9vzrzrd0eqp6z9gpbmft97czx",
                     *         "join_email": "dan@example.com",
                     *         "has_watched": false,
                     *         "last_watched_on": null,
                     *         "opened_on": "2026-03-01T12:05:52.000Z",
                     *         "nudged_on": null,
                     *         "delivery": "sent",
                     *         "delivery_reason": null,
                     *         "co_owner": null,
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 29,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                     *             "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null,
                     *           "show_as_you_go": true,
                     *           "content_moderation": true,
                     *           "guests_may_sign": true,
                     *           "contribution_count": 4,
                     *           "my_contribution_count": 2,
                     *           "last_story_update": "2026-03-01T12:05:46.000Z",
                     *           "last_contribution_update": "2026-03-01T12:05:26.000Z",
                     *           "occasion_date": "2026-04-18",
                     *           "group_link_privacy": "public",
                     *           "recipient_link_privacy": "public",
                     *           "owner_email_notifications": true,
                     *           "setup_card_complete": false,
                     *           "setup_invite_complete": true,
                     *           "setup_send_complete": false,
                     *           "has_sbp_credit": false,
                     *           "role_active_count": 3,
                     *           "role_request_count": 0,
                     *           "role_count": 5,
                     *           "unseen_slide_count": 0,
                     *           "moderated_slide_count": 0,
                     *           "waiting_slide_count": 0,
                     *           "has_updates": false,
                     *           "received_on": null,
                     *           "saved": false,
                     *           "last_role_update": "2026-03-01T12:05:52.000Z",
                     *           "thanks_message": null,
                     *           "thanks_sent_on": null,
                     *           "thanks_from": null,
                     *           "thanks_hidden": false,
                     *           "last_applied_theme_id": "01kjm00682f8464j5648",
                     *           "product_tier": "starter",
                     *           "from_reminder_id": null,
                     *           "is_card_editable": true,
                     *           "sent_by_email_on": null,
                     *           "sent_by_post_on": null,
                     *           "sent_by_copy_link_on": null,
                     *           "auto_nudge": false,
                     *           "scheduled_for": null,
                     *           "undelivered": [],
                     *           "owned": true,
                     *           "offered_to": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0107qczd75tb636 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "rejected"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "pending" | "requested" | "rejected";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm0107qczd75tb636",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "contributor",
                     *         "status": "rejected",
                     *         "person": {
                     *           "first_name": "Gil",
                     *           "last_name": "Roth",
                     *           "email": "gil@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-03T14:06:09.000Z",
                     *         "join_token": null,
                     *         "join_email": null,
                     *         "has_watched": false,
                     *         "last_watched_on": null,
                     *         "opened_on": "2026-03-03T14:06:09.000Z",
                     *         "nudged_on": null,
                     *         "delivery": null,
                     *         "delivery_reason": null,
                     *         "co_owner": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0079y3n42gs7z51 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    approveRole: {
        parameters: {
            query: {
                /** @example 0cdd5j4zdjy9bhj2c6rwj27gb5kkpptx */
                approve_token: string;
            };
            header?: never;
            path: {
                /** @example 01kjm0098dcrbahmy81c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm0098dcrbahmy81c",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "contributor",
                     *         "status": "active",
                     *         "person": {
                     *           "first_name": "Fay",
                     *           "last_name": "Iwu",
                     *           "email": "fay@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-03T14:06:06.000Z",
                     *         "join_token": null,
                     *         "join_email": null,
                     *         "has_watched": false,
                     *         "last_watched_on": null,
                     *         "opened_on": "2026-03-03T14:06:06.000Z",
                     *         "nudged_on": null,
                     *         "delivery": null,
                     *         "delivery_reason": null,
                     *         "co_owner": false,
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 34,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                     *             "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null,
                     *           "show_as_you_go": true,
                     *           "content_moderation": true,
                     *           "guests_may_sign": true,
                     *           "contribution_count": 4,
                     *           "my_contribution_count": 2,
                     *           "last_story_update": "2026-03-03T14:06:03.000Z",
                     *           "last_contribution_update": "2026-03-01T12:05:26.000Z",
                     *           "occasion_date": "2026-04-18",
                     *           "group_link_privacy": "private",
                     *           "recipient_link_privacy": "public",
                     *           "owner_email_notifications": true,
                     *           "setup_card_complete": false,
                     *           "setup_invite_complete": true,
                     *           "setup_send_complete": false,
                     *           "has_sbp_credit": false,
                     *           "role_active_count": 4,
                     *           "role_request_count": 2,
                     *           "role_count": 6,
                     *           "unseen_slide_count": 0,
                     *           "moderated_slide_count": 0,
                     *           "waiting_slide_count": 0,
                     *           "has_updates": false,
                     *           "received_on": null,
                     *           "saved": false,
                     *           "last_role_update": "2026-03-03T14:06:09.000Z",
                     *           "thanks_message": null,
                     *           "thanks_sent_on": null,
                     *           "thanks_from": null,
                     *           "thanks_hidden": false,
                     *           "last_applied_theme_id": "01kjm00682f8464j5648",
                     *           "product_tier": "starter",
                     *           "from_reminder_id": null,
                     *           "is_card_editable": true,
                     *           "sent_by_email_on": null,
                     *           "sent_by_post_on": null,
                     *           "sent_by_copy_link_on": null,
                     *           "auto_nudge": false,
                     *           "scheduled_for": null,
                     *           "undelivered": [],
                     *           "owned": true,
                     *           "offered_to": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    nameCoOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0098dcrbahmy81c */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "co_owner": true
                 *     }
                 */
                "application/json": {
                    co_owner: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm0098dcrbahmy81c",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "contributor",
                     *         "status": "active",
                     *         "person": {
                     *           "first_name": "Fay",
                     *           "last_name": "Iwu",
                     *           "email": "fay@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-03T14:06:06.000Z",
                     *         "join_token": null,
                     *         "join_email": null,
                     *         "has_watched": false,
                     *         "last_watched_on": null,
                     *         "opened_on": "2026-03-03T14:06:06.000Z",
                     *         "nudged_on": null,
                     *         "delivery": null,
                     *         "delivery_reason": null,
                     *         "co_owner": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readRoleMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0098dcrbahmy81c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "media": []
                     *     }
                     */
                    "application/json": {
                        media: components["schemas"]["Media"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    nudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0077615nk9jp4yq */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    answerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example accept */
                answer: "accept" | "reject";
                /** @example 01kjm0077615nk9jp4yq */
                id: string;
                /** @example jwsb90w9vzrzrd0eqp6z9gpbmft97czx */
                joinToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm0077615nk9jp4yq",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "contributor",
                     *         "status": "active",
                     *         "person": {
                     *           "first_name": "Dan",
                     *           "last_name": "Lind",
                     *           "email": "dan@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-01T12:05:47.000Z",
                     *         "join_token": "jwsb90w9vzrzrd0eqp6z9gpbmft97czx",
                     *         "join_email": "dan@example.com",
                     *         "has_watched": false,
                     *         "last_watched_on": null,
                     *         "guest_token": null,
                     *         "co_owner": false,
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 29,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace"
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z"
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            410: components["responses"]["gone"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example jwsb90w9vzrzrd0eqp6z9gpbmft97czx */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm0077615nk9jp4yq",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "contributor",
                     *         "status": "pending",
                     *         "person": {
                     *           "first_name": "",
                     *           "last_name": ""
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-01T12:05:47.000Z",
                     *         "join_token": "jwsb90w9vzrzrd0eqp6z9gpbmft97czx",
                     *         "join_email": "dan@example.com",
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 28,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace"
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z"
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    markOpened: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example jwsb90w9vzrzrd0eqp6z9gpbmft97czx */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readRoles: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
                role_type?: "owner" | "contributor" | "viewer" | "recipient";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": "01kjm0028v60q90c3hn7",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "owner",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace",
                     *             "email": "ada@example.com"
                     *           },
                     *           "contribution_count": 2,
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": "2026-03-01T12:04:28.000Z",
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": null,
                     *           "story": {
                     *             "id": "01kjm0023fg7awq0mbtn",
                     *             "version": 60,
                     *             "title": "Happy Birthday Grace",
                     *             "occasion": "birthday",
                     *             "recipient_first_name": "Grace",
                     *             "recipient_last_name": "Hopper",
                     *             "greeting_to": "Dear Grace",
                     *             "greeting_message": null,
                     *             "greeting_from": "All of us",
                     *             "has_landscape_cover": false,
                     *             "has_credits_slide": true,
                     *             "fx_confetti": true,
                     *             "fx_snow": false,
                     *             "slides": [
                     *               {
                     *                 "id": "01kjm0026zf4tzjzzcf4",
                     *                 "version": 1,
                     *                 "story_id": "01kjm0023fg7awq0mbtn",
                     *                 "type": "title",
                     *                 "variant": "default",
                     *                 "title": "Happy Birthday Grace",
                     *                 "subtitle": null,
                     *                 "description": null,
                     *                 "date": null,
                     *                 "theme": null,
                     *                 "exported_id": null,
                     *                 "slide_data": null,
                     *                 "style": null,
                     *                 "title_age": null,
                     *                 "spotify_track_id": null,
                     *                 "giphy_id": null,
                     *                 "giphy_duration": null,
                     *                 "location_name": null,
                     *                 "location_lat": null,
                     *                 "location_lon": null,
                     *                 "location_ne_lat": null,
                     *                 "location_ne_lon": null,
                     *                 "location_sw_lat": null,
                     *                 "location_sw_lon": null,
                     *                 "location_zoom": null,
                     *                 "media": [],
                     *                 "position": 1,
                     *                 "creator": {
                     *                   "id": "01kjm0021fkpj85jx2hw",
                     *                   "first_name": "Ada",
                     *                   "last_name": "Lovelace",
                     *                   "email": null
                     *                 },
                     *                 "role_id": null,
                     *                 "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *                 "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *                 "is_webp_ready": false,
                     *                 "status": "approved",
                     *                 "created_on": "2026-03-01T12:04:28.000Z",
                     *                 "updated_on": "2026-03-01T12:04:28.000Z",
                     *                 "approved_on": "2026-03-01T12:04:28.000Z",
                     *                 "seen": true,
                     *                 "related_card_id": null
                     *               }
                     *             ],
                     *             "owner": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "tokens": {
                     *               "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                     *               "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *             },
                     *             "completion_date": null,
                     *             "group_message": null,
                     *             "show_as_you_go": true,
                     *             "content_moderation": true,
                     *             "guests_may_sign": true,
                     *             "contribution_count": 4,
                     *             "my_contribution_count": 2,
                     *             "last_story_update": "2026-03-03T14:06:43.000Z",
                     *             "last_contribution_update": "2026-03-03T14:06:25.000Z",
                     *             "occasion_date": "2026-04-18",
                     *             "group_link_privacy": "private",
                     *             "recipient_link_privacy": "public",
                     *             "owner_email_notifications": true,
                     *             "setup_card_complete": false,
                     *             "setup_invite_complete": true,
                     *             "setup_send_complete": true,
                     *             "has_sbp_credit": false,
                     *             "role_active_count": 5,
                     *             "role_request_count": 0,
                     *             "role_count": 7,
                     *             "unseen_slide_count": 0,
                     *             "moderated_slide_count": 0,
                     *             "waiting_slide_count": 0,
                     *             "has_updates": false,
                     *             "received_on": "2026-03-03T14:06:37.000Z",
                     *             "saved": false,
                     *             "last_role_update": "2026-03-03T14:06:41.000Z",
                     *             "thanks_message": null,
                     *             "thanks_sent_on": null,
                     *             "thanks_from": null,
                     *             "thanks_hidden": false,
                     *             "last_applied_theme_id": "01kjm00682f8464j5648",
                     *             "product_tier": "starter",
                     *             "from_reminder_id": null,
                     *             "is_card_editable": true,
                     *             "sent_by_email_on": "2026-03-03T14:06:31.000Z",
                     *             "sent_by_post_on": null,
                     *             "sent_by_copy_link_on": "2026-03-03T14:06:35.000Z",
                     *             "auto_nudge": false,
                     *             "scheduled_for": null,
                     *             "undelivered": [],
                     *             "owned": true,
                     *             "offered_to": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readPendingRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": "01kjm0077615nk9jp4yq",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "pending",
                     *           "person": {
                     *             "first_name": "",
                     *             "last_name": ""
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-01T12:05:47.000Z",
                     *           "join_token": "jwsb90w9vzrzrd0eqp6z9gpbmft97czx",
                     *           "join_email": "dan@example.com",
                     *           "story": {
                     *             "id": "01kjm0023fg7awq0mbtn",
                     *             "version": 29,
                     *             "title": "Happy Birthday Grace",
                     *             "occasion": "birthday",
                     *             "recipient_first_name": "Grace",
                     *             "recipient_last_name": "Hopper",
                     *             "greeting_to": "Dear Grace",
                     *             "greeting_message": null,
                     *             "greeting_from": "All of us",
                     *             "has_landscape_cover": false,
                     *             "has_credits_slide": true,
                     *             "fx_confetti": true,
                     *             "fx_snow": false,
                     *             "slides": [
                     *               {
                     *                 "id": "01kjm0026zf4tzjzzcf4",
                     *                 "version": 1,
                     *                 "story_id": "01kjm0023fg7awq0mbtn",
                     *                 "type": "title",
                     *                 "variant": "default",
                     *                 "title": "Happy Birthday Grace",
                     *                 "subtitle": null,
                     *                 "description": null,
                     *                 "date": null,
                     *                 "theme": null,
                     *                 "exported_id": null,
                     *                 "slide_data": null,
                     *                 "style": null,
                     *                 "title_age": null,
                     *                 "spotify_track_id": null,
                     *                 "giphy_id": null,
                     *                 "giphy_duration": null,
                     *                 "location_name": null,
                     *                 "location_lat": null,
                     *                 "location_lon": null,
                     *                 "location_ne_lat": null,
                     *                 "location_ne_lon": null,
                     *                 "location_sw_lat": null,
                     *                 "location_sw_lon": null,
                     *                 "location_zoom": null,
                     *                 "media": [],
                     *                 "position": 1,
                     *                 "creator": {
                     *                   "first_name": "Ada",
                     *                   "last_name": "Lovelace"
                     *                 },
                     *                 "role_id": null,
                     *                 "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *                 "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *                 "is_webp_ready": false,
                     *                 "status": "approved",
                     *                 "created_on": "2026-03-01T12:04:28.000Z",
                     *                 "updated_on": "2026-03-01T12:04:28.000Z"
                     *               }
                     *             ],
                     *             "owner": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "tokens": {
                     *               "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                     *             },
                     *             "completion_date": null,
                     *             "group_message": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    searchGifs: {
        parameters: {
            query: {
                page?: number;
                /** @example turtle */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "fanfold-turtle",
                     *           "title": "Turtle",
                     *           "url": "/stickers/turtle.webp",
                     *           "mp4_url": null,
                     *           "preview_url": "/stickers/turtle.webp",
                     *           "still_url": "/stickers/turtle-still.webp",
                     *           "width": 200,
                     *           "height": 200,
                     *           "duration": 3.024
                     *         }
                     *       ],
                     *       "pages": 1,
                     *       "source": "bundled"
                     *     }
                     */
                    "application/json": {
                        pages: number;
                        results: components["schemas"]["Gif"][];
                        /** @enum {string} */
                        source: "bundled" | "giphy" | "spotify" | "geocoder";
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readGif: {
        parameters: {
            query: {
                /** @example fanfold-turtle */
                giphy_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": "fanfold-turtle",
                     *         "title": "Turtle",
                     *         "url": "/stickers/turtle.webp",
                     *         "mp4_url": null,
                     *         "preview_url": "/stickers/turtle.webp",
                     *         "still_url": "/stickers/turtle-still.webp",
                     *         "width": 200,
                     *         "height": 200,
                     *         "duration": 3.024
                     *       }
                     *     }
                     */
                    "application/json": {
                        result: components["schemas"]["Gif"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                /** @example 1 */
                limit?: number;
                /** @example Whitby */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "fanfold-54.4877,-0.6150",
                     *           "name": "Whitby",
                     *           "region": "England",
                     *           "country": "GB",
                     *           "lat": 54.4877,
                     *           "lon": -0.615,
                     *           "ne_lat": 54.5094,
                     *           "ne_lon": -0.5777,
                     *           "sw_lat": 54.466,
                     *           "sw_lon": -0.6523,
                     *           "zoom": 13
                     *         }
                     *       ],
                     *       "source": "bundled"
                     *     }
                     */
                    "application/json": {
                        results: {
                            country: string | null;
                            id: string;
                            lat: number;
                            lon: number;
                            name: string;
                            ne_lat: number;
                            ne_lon: number;
                            region: string | null;
                            sw_lat: number;
                            sw_lon: number;
                            zoom: number;
                        }[];
                        /** @enum {string} */
                        source: "bundled" | "giphy" | "spotify" | "geocoder";
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    searchSongs: {
        parameters: {
            query?: {
                /** @example 1 */
                limit?: number;
                spotify_track_id?: string;
                /** @example wedding */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "fanfold-canon-in-d",
                     *           "name": "Canon in D",
                     *           "artist": "Johann Pachelbel",
                     *           "album": null,
                     *           "cover_url": "/songs/canon-in-d.webp",
                     *           "preview_url": "/songs/canon-in-d.m4a",
                     *           "link_url": null,
                     *           "duration": 30,
                     *           "peaks": [
                     *             0.33,
                     *             0.47,
                     *             0.54,
                     *             0.48,
                     *             0.36,
                     *             0.41,
                     *             0.41,
                     *             0.33,
                     *             0.36,
                     *             0.37,
                     *             0.26,
                     *             0.28,
                     *             0.47,
                     *             0.44,
                     *             0.32,
                     *             0.32,
                     *             0.42,
                     *             0.42,
                     *             0.5,
                     *             0.45,
                     *             0.35,
                     *             0.39,
                     *             0.37,
                     *             0.34,
                     *             0.32,
                     *             0.41,
                     *             0.41,
                     *             0.63,
                     *             0.7,
                     *             0.78,
                     *             0.53,
                     *             0.59,
                     *             0.63,
                     *             0.51,
                     *             0.59,
                     *             0.66,
                     *             0.47,
                     *             0.52,
                     *             0.7,
                     *             0.71,
                     *             0.56,
                     *             0.53,
                     *             0.53,
                     *             0.4,
                     *             0.62,
                     *             0.58,
                     *             0.5,
                     *             0.43,
                     *             0.44,
                     *             0.39,
                     *             0.36,
                     *             0.48,
                     *             0.47,
                     *             0.51,
                     *             0.59,
                     *             0.74,
                     *             0.65,
                     *             0.43,
                     *             0.64,
                     *             0.68,
                     *             0.58,
                     *             0.55,
                     *             0.55,
                     *             0.66,
                     *             0.6,
                     *             0.72,
                     *             0.7,
                     *             0.58,
                     *             0.63,
                     *             0.64,
                     *             0.5,
                     *             0.49,
                     *             0.57,
                     *             0.55,
                     *             0.38,
                     *             0.52,
                     *             0.56,
                     *             0.53,
                     *             0.61,
                     *             0.73,
                     *             0.45,
                     *             0.76,
                     *             0.66,
                     *             0.6,
                     *             0.62,
                     *             0.59,
                     *             0.76,
                     *             0.66,
                     *             0.63,
                     *             0.61,
                     *             0.58,
                     *             0.8,
                     *             0.71,
                     *             0.58,
                     *             0.66,
                     *             0.7,
                     *             0.67,
                     *             0.43,
                     *             0.7,
                     *             0.63,
                     *             0.51,
                     *             0.75,
                     *             0.55,
                     *             0.78,
                     *             0.53,
                     *             0.53,
                     *             0.6,
                     *             0.55,
                     *             0.88,
                     *             0.95,
                     *             0.75,
                     *             0.93,
                     *             0.89,
                     *             1,
                     *             0.86,
                     *             0.81,
                     *             0.7,
                     *             0.63,
                     *             0.06,
                     *             0.01
                     *           ]
                     *         }
                     *       ],
                     *       "source": "bundled"
                     *     }
                     */
                    "application/json": {
                        result?: components["schemas"]["Song"];
                        results?: components["schemas"]["Song"][];
                        /** @enum {string} */
                        source?: "bundled" | "giphy" | "spotify" | "geocoder";
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createSlide: {
        parameters: {
            query: {
                /** @example 01kjm0023fg7awq0mbtn */
                story_id: string;
            };
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "text",
                 *       "variant": "letter",
                 *       "description": "Happy birthday, Grace! Here’s to another year of good ideas."
                 *     }
                 */
                "application/json": {
                    date?: string | null;
                    description?: string | null;
                    exported_id?: string | null;
                    giphy_duration?: number | null;
                    giphy_id?: string | null;
                    location_lat?: number | null;
                    location_lon?: number | null;
                    location_name?: string | null;
                    location_ne_lat?: number | null;
                    location_ne_lon?: number | null;
                    location_sw_lat?: number | null;
                    location_sw_lon?: number | null;
                    location_zoom?: number | null;
                    media?: {
                        id: string;
                        position: number;
                    }[];
                    slide_data?: {
                        [key: string]: {
                            key: string;
                            value: string;
                        }[];
                    } | null;
                    spotify_track_id?: string | null;
                    style?: string | null;
                    subtitle?: string | null;
                    theme?: ({
                        exported_sku?: string;
                        name?: string;
                    } & {
                        [key: string]: unknown;
                    }) | null;
                    title?: string | null;
                    title_age?: number | null;
                    /** @enum {string} */
                    type: "audio" | "credits" | "date" | "giphy" | "legacy" | "location" | "music" | "news" | "photos" | "text" | "title" | "video";
                    /**
                     * @description `audio`: recorder, waves; `credits`: default; `date`: clock, modern; `giphy`: simple; `legacy`: default; `location`: postcard; `music`: modern, retro; `news`: paper; `photos`: fullscreen, polaroid, hover, simple; `text`: letter, typewriter, xmas, greetings, simple, exported; `title`: default, exported, particles_text, particles_shape, particles_shape_photo, curvey, curvey2, spaceman, boat, cake, hearts, paper_heart, ripples, rocket, starburst, trail, trail_photo, xmas; `video`: negative, fullscreen, tv, simple, exported
                     * @enum {string}
                     */
                    variant: "recorder" | "waves" | "default" | "clock" | "modern" | "simple" | "postcard" | "retro" | "paper" | "fullscreen" | "polaroid" | "hover" | "letter" | "typewriter" | "xmas" | "greetings" | "exported" | "particles_text" | "particles_shape" | "particles_shape_photo" | "curvey" | "curvey2" | "spaceman" | "boat" | "cake" | "hearts" | "paper_heart" | "ripples" | "rocket" | "starburst" | "trail" | "trail_photo" | "negative" | "tv";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slide": {
                     *         "id": "01kjm003295mrfda95yd",
                     *         "version": 1,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "type": "text",
                     *         "variant": "letter",
                     *         "title": null,
                     *         "subtitle": null,
                     *         "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *         "date": null,
                     *         "theme": null,
                     *         "exported_id": null,
                     *         "slide_data": null,
                     *         "style": null,
                     *         "title_age": null,
                     *         "spotify_track_id": null,
                     *         "giphy_id": null,
                     *         "giphy_duration": null,
                     *         "location_name": null,
                     *         "location_lat": null,
                     *         "location_lon": null,
                     *         "location_ne_lat": null,
                     *         "location_ne_lon": null,
                     *         "location_sw_lat": null,
                     *         "location_sw_lon": null,
                     *         "location_zoom": null,
                     *         "media": [],
                     *         "position": 2,
                     *         "creator": {
                     *           "id": "01kjm0021fkpj85jx2hw",
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace",
                     *           "email": null
                     *         },
                     *         "role_id": "01kjm0028v60q90c3hn7",
                     *         "thumbnail_id": null,
                     *         "thumbnail_url": null,
                     *         "is_webp_ready": false,
                     *         "status": "approved",
                     *         "created_on": "2026-03-01T12:04:45.000Z",
                     *         "updated_on": "2026-03-01T12:04:45.000Z",
                     *         "approved_on": "2026-03-01T12:04:45.000Z",
                     *         "seen": true,
                     *         "related_card_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        slide: components["schemas"]["Slide"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm003295mrfda95yd */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slide": {
                     *         "id": "01kjm003295mrfda95yd",
                     *         "version": 2,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "type": "text",
                     *         "variant": "typewriter",
                     *         "title": null,
                     *         "subtitle": null,
                     *         "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *         "date": null,
                     *         "theme": null,
                     *         "exported_id": null,
                     *         "slide_data": null,
                     *         "style": null,
                     *         "title_age": null,
                     *         "spotify_track_id": null,
                     *         "giphy_id": null,
                     *         "giphy_duration": null,
                     *         "location_name": null,
                     *         "location_lat": null,
                     *         "location_lon": null,
                     *         "location_ne_lat": null,
                     *         "location_ne_lon": null,
                     *         "location_sw_lat": null,
                     *         "location_sw_lon": null,
                     *         "location_zoom": null,
                     *         "media": [],
                     *         "position": 2,
                     *         "creator": {
                     *           "id": "01kjm0021fkpj85jx2hw",
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace",
                     *           "email": null
                     *         },
                     *         "role_id": "01kjm0028v60q90c3hn7",
                     *         "thumbnail_id": null,
                     *         "thumbnail_url": null,
                     *         "is_webp_ready": false,
                     *         "status": "approved",
                     *         "created_on": "2026-03-01T12:04:45.000Z",
                     *         "updated_on": "2026-03-01T12:04:46.000Z",
                     *         "approved_on": "2026-03-01T12:04:45.000Z",
                     *         "seen": true,
                     *         "related_card_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        slide: components["schemas"]["Slide"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm003295mrfda95yd */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "variant": "typewriter",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    date?: string | null;
                    description?: string | null;
                    exported_id?: string | null;
                    giphy_duration?: number | null;
                    giphy_id?: string | null;
                    location_lat?: number | null;
                    location_lon?: number | null;
                    location_name?: string | null;
                    location_ne_lat?: number | null;
                    location_ne_lon?: number | null;
                    location_sw_lat?: number | null;
                    location_sw_lon?: number | null;
                    location_zoom?: number | null;
                    media?: {
                        id: string;
                        position: number;
                    }[];
                    slide_data?: {
                        [key: string]: {
                            key: string;
                            value: string;
                        }[];
                    } | null;
                    spotify_track_id?: string | null;
                    style?: string | null;
                    subtitle?: string | null;
                    theme?: ({
                        exported_sku?: string;
                        name?: string;
                    } & {
                        [key: string]: unknown;
                    }) | null;
                    title?: string | null;
                    title_age?: number | null;
                    /** @enum {string} */
                    type?: "audio" | "credits" | "date" | "giphy" | "legacy" | "location" | "music" | "news" | "photos" | "text" | "title" | "video";
                    /**
                     * @description `audio`: recorder, waves; `credits`: default; `date`: clock, modern; `giphy`: simple; `legacy`: default; `location`: postcard; `music`: modern, retro; `news`: paper; `photos`: fullscreen, polaroid, hover, simple; `text`: letter, typewriter, xmas, greetings, simple, exported; `title`: default, exported, particles_text, particles_shape, particles_shape_photo, curvey, curvey2, spaceman, boat, cake, hearts, paper_heart, ripples, rocket, starburst, trail, trail_photo, xmas; `video`: negative, fullscreen, tv, simple, exported
                     * @enum {string}
                     */
                    variant?: "recorder" | "waves" | "default" | "clock" | "modern" | "simple" | "postcard" | "retro" | "paper" | "fullscreen" | "polaroid" | "hover" | "letter" | "typewriter" | "xmas" | "greetings" | "exported" | "particles_text" | "particles_shape" | "particles_shape_photo" | "curvey" | "curvey2" | "spaceman" | "boat" | "cake" | "hearts" | "paper_heart" | "ripples" | "rocket" | "starburst" | "trail" | "trail_photo" | "negative" | "tv";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slide": {
                     *         "id": "01kjm003295mrfda95yd",
                     *         "version": 2,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "type": "text",
                     *         "variant": "typewriter",
                     *         "title": null,
                     *         "subtitle": null,
                     *         "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *         "date": null,
                     *         "theme": null,
                     *         "exported_id": null,
                     *         "slide_data": null,
                     *         "style": null,
                     *         "title_age": null,
                     *         "spotify_track_id": null,
                     *         "giphy_id": null,
                     *         "giphy_duration": null,
                     *         "location_name": null,
                     *         "location_lat": null,
                     *         "location_lon": null,
                     *         "location_ne_lat": null,
                     *         "location_ne_lon": null,
                     *         "location_sw_lat": null,
                     *         "location_sw_lon": null,
                     *         "location_zoom": null,
                     *         "media": [],
                     *         "position": 2,
                     *         "creator": {
                     *           "id": "01kjm0021fkpj85jx2hw",
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace",
                     *           "email": null
                     *         },
                     *         "role_id": "01kjm0028v60q90c3hn7",
                     *         "thumbnail_id": null,
                     *         "thumbnail_url": null,
                     *         "is_webp_ready": false,
                     *         "status": "approved",
                     *         "created_on": "2026-03-01T12:04:45.000Z",
                     *         "updated_on": "2026-03-01T12:04:46.000Z",
                     *         "approved_on": "2026-03-01T12:04:45.000Z",
                     *         "seen": true,
                     *         "related_card_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        slide: components["schemas"]["Slide"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            /** @description Changed in the meantime; `current`, if given, is the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        current?: {
                            slide: components["schemas"]["Slide"];
                        };
                    };
                };
            };
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0066zqpx1cc0ype */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    approveSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dy1apvfwcg9yvdpavehvtpxegymsp4z3 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readLastUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm003295mrfda95yd */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_update": "2026-03-01T12:04:46.000Z"
                     *     }
                     */
                    "application/json": {
                        last_update: string;
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    rejectSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0064ve156fxntpf */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    markSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dy1apvfwcg9yvdpavehvtpxegymsp4z3 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    setThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0026zf4tzjzzcf4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "s3_key": "uploads/udc75bfnq45eqpvvnszdhfg4h6kk30167.jpg"
                 *     }
                 */
                "application/json": {
                    s3_key: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slide": {
                     *         "id": "01kjm0026zf4tzjzzcf4",
                     *         "version": 1,
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "type": "title",
                     *         "variant": "default",
                     *         "title": "Happy Birthday Grace",
                     *         "subtitle": null,
                     *         "description": null,
                     *         "date": null,
                     *         "theme": null,
                     *         "exported_id": null,
                     *         "slide_data": null,
                     *         "style": null,
                     *         "title_age": null,
                     *         "spotify_track_id": null,
                     *         "giphy_id": null,
                     *         "giphy_duration": null,
                     *         "location_name": null,
                     *         "location_lat": null,
                     *         "location_lon": null,
                     *         "location_ne_lat": null,
                     *         "location_ne_lon": null,
                     *         "location_sw_lat": null,
                     *         "location_sw_lon": null,
                     *         "location_zoom": null,
                     *         "media": [],
                     *         "position": 1,
                     *         "creator": {
                     *           "id": "01kjm0021fkpj85jx2hw",
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace",
                     *           "email": null
                     *         },
                     *         "role_id": null,
                     *         "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "is_webp_ready": false,
                     *         "status": "approved",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "updated_on": "2026-03-01T12:04:28.000Z",
                     *         "approved_on": "2026-03-01T12:04:28.000Z",
                     *         "seen": true,
                     *         "related_card_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        slide: components["schemas"]["Slide"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["unsupported"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readSlides: {
        parameters: {
            query: {
                /** @example 01kjm0023fg7awq0mbtn */
                story_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slides": [
                     *         {
                     *           "id": "01kjm0026zf4tzjzzcf4",
                     *           "version": 1,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "title",
                     *           "variant": "default",
                     *           "title": "Happy Birthday Grace",
                     *           "subtitle": null,
                     *           "description": null,
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [],
                     *           "position": 1,
                     *           "creator": {
                     *             "id": "01kjm0021fkpj85jx2hw",
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace",
                     *             "email": null
                     *           },
                     *           "role_id": null,
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "approved",
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "updated_on": "2026-03-01T12:04:28.000Z",
                     *           "approved_on": "2026-03-01T12:04:28.000Z",
                     *           "seen": true,
                     *           "related_card_id": null
                     *         },
                     *         {
                     *           "id": "01kjm003295mrfda95yd",
                     *           "version": 2,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "text",
                     *           "variant": "typewriter",
                     *           "title": null,
                     *           "subtitle": null,
                     *           "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [],
                     *           "position": 2,
                     *           "creator": {
                     *             "id": "01kjm0021fkpj85jx2hw",
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace",
                     *             "email": null
                     *           },
                     *           "role_id": "01kjm0028v60q90c3hn7",
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "approved",
                     *           "created_on": "2026-03-01T12:04:45.000Z",
                     *           "updated_on": "2026-03-01T12:04:46.000Z",
                     *           "approved_on": "2026-03-01T12:04:45.000Z",
                     *           "seen": true,
                     *           "related_card_id": null
                     *         },
                     *         {
                     *           "id": "01kjm00270931mg5arrb",
                     *           "version": 1,
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "type": "credits",
                     *           "variant": "default",
                     *           "title": "With love from",
                     *           "subtitle": null,
                     *           "description": null,
                     *           "date": null,
                     *           "theme": null,
                     *           "exported_id": null,
                     *           "slide_data": null,
                     *           "style": null,
                     *           "title_age": null,
                     *           "spotify_track_id": null,
                     *           "giphy_id": null,
                     *           "giphy_duration": null,
                     *           "location_name": null,
                     *           "location_lat": null,
                     *           "location_lon": null,
                     *           "location_ne_lat": null,
                     *           "location_ne_lon": null,
                     *           "location_sw_lat": null,
                     *           "location_sw_lon": null,
                     *           "location_zoom": null,
                     *           "media": [],
                     *           "position": 3,
                     *           "creator": {
                     *             "id": "01kjm0021fkpj85jx2hw",
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace",
                     *             "email": null
                     *           },
                     *           "role_id": null,
                     *           "thumbnail_id": null,
                     *           "thumbnail_url": null,
                     *           "is_webp_ready": false,
                     *           "status": "approved",
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "updated_on": "2026-03-01T12:04:28.000Z",
                     *           "approved_on": "2026-03-01T12:04:28.000Z",
                     *           "seen": true,
                     *           "related_card_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        slides: components["schemas"]["Slide"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createStory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "occasion": "thanks"
                 *     }
                 */
                "application/json": {
                    from_reminder_id?: string | null;
                    /** @enum {string} */
                    occasion: "custom" | "birthday" | "welcome" | "work anniversary" | "thanks" | "congrats" | "appreciation" | "getwell" | "leaving" | "valentines" | "anniversary" | "wedding" | "mothers" | "fathers" | "christmas" | "trip" | "album";
                    occasion_date?: string | null;
                    recipient_first_name?: string;
                    recipient_last_name?: string;
                    title?: string;
                    title_exported_id?: string | null;
                    title_slide_data?: {
                        [key: string]: {
                            key: string;
                            value: string;
                        }[];
                    } | null;
                    title_style?: string | null;
                    title_theme?: string | null;
                    title_variant?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `ff_visitor`, where it begins, changes or ends */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0001njn4r8y713a",
                     *         "version": 1,
                     *         "title": "Thank you",
                     *         "occasion": "thanks",
                     *         "recipient_first_name": "",
                     *         "recipient_last_name": "",
                     *         "greeting_to": null,
                     *         "greeting_message": null,
                     *         "greeting_from": null,
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": false,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0004z70wwp8ykx5",
                     *             "version": 1,
                     *             "story_id": "01kjm0001njn4r8y713a",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Thank you",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": null,
                     *               "first_name": "",
                     *               "last_name": "",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:00:08.000Z",
                     *             "updated_on": "2026-03-01T12:00:08.000Z",
                     *             "approved_on": "2026-03-01T12:00:08.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm0005jmvx5rs3jz1",
                     *             "version": 1,
                     *             "story_id": "01kjm0001njn4r8y713a",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": null,
                     *               "first_name": "",
                     *               "last_name": "",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:00:08.000Z",
                     *             "updated_on": "2026-03-01T12:00:08.000Z",
                     *             "approved_on": "2026-03-01T12:00:08.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "",
                     *           "last_name": ""
                     *         },
                     *         "cover_url": null,
                     *         "created_on": "2026-03-01T12:00:08.000Z",
                     *         "tokens": {
                     *           "group": "xf6cje937qb8xgyf2wj13nvhpsb230dw",
                     *           "recipient": "0tbfssp90s8e9hb4bfgdc3t7907ctm0k"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": false,
                     *         "guests_may_sign": false,
                     *         "contribution_count": 0,
                     *         "my_contribution_count": 0,
                     *         "last_story_update": "2026-03-01T12:00:08.000Z",
                     *         "last_contribution_update": "2026-03-01T12:00:08.000Z",
                     *         "occasion_date": null,
                     *         "group_link_privacy": "public",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": false,
                     *         "setup_send_complete": false,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 1,
                     *         "role_request_count": 0,
                     *         "role_count": 1,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-01T12:00:08.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": null,
                     *         "product_tier": "free",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": null,
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 1,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": null,
                     *         "greeting_message": null,
                     *         "greeting_from": null,
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": false,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": null,
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": false,
                     *         "guests_may_sign": false,
                     *         "contribution_count": 0,
                     *         "my_contribution_count": 0,
                     *         "last_story_update": "2026-03-01T12:04:28.000Z",
                     *         "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "public",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": false,
                     *         "setup_send_complete": false,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 1,
                     *         "role_request_count": 0,
                     *         "role_count": 1,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-01T12:04:28.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": null,
                     *         "product_tier": "free",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": null,
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "greeting_to": "Dear Grace",
                 *       "greeting_from": "All of us",
                 *       "content_moderation": true,
                 *       "guests_may_sign": true
                 *     }
                 */
                "application/json": {
                    auto_nudge?: boolean;
                    completion_date?: string | null;
                    content_moderation?: boolean;
                    greeting_from?: string | null;
                    greeting_message?: string | null;
                    greeting_to?: string | null;
                    /** @enum {string} */
                    group_link_privacy?: "public" | "private";
                    group_message?: string | null;
                    guests_may_sign?: boolean;
                    has_credits_slide?: boolean;
                    has_landscape_cover?: boolean;
                    /** @enum {string} */
                    occasion?: "custom" | "birthday" | "welcome" | "work anniversary" | "thanks" | "congrats" | "appreciation" | "getwell" | "leaving" | "valentines" | "anniversary" | "wedding" | "mothers" | "fathers" | "christmas" | "trip" | "album";
                    occasion_date?: string | null;
                    owner_email_notifications?: boolean;
                    recipient_first_name?: string;
                    recipient_last_name?: string;
                    /** @enum {string} */
                    recipient_link_privacy?: "public" | "private";
                    setup_card_complete?: boolean;
                    setup_invite_complete?: boolean;
                    setup_send_complete?: boolean;
                    show_as_you_go?: boolean;
                    thanks_hidden?: boolean;
                    title?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 2,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": false,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": null,
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 0,
                     *         "my_contribution_count": 0,
                     *         "last_story_update": "2026-03-01T12:04:30.000Z",
                     *         "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "public",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": false,
                     *         "setup_send_complete": false,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 1,
                     *         "role_request_count": 0,
                     *         "role_count": 1,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-01T12:04:28.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": null,
                     *         "product_tier": "free",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": null,
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            /** @description Changed in the meantime; `current`, if given, is the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        current?: {
                            story: components["schemas"]["Story"];
                        };
                    };
                };
            };
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    convertStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
                /** @example slides */
                type: "slides";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "response": {
                     *         "converted": false,
                     *         "story": {
                     *           "id": "01kjm0023fg7awq0mbtn",
                     *           "version": 6,
                     *           "title": "Happy Birthday Grace",
                     *           "occasion": "birthday",
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "greeting_to": "Dear Grace",
                     *           "greeting_message": null,
                     *           "greeting_from": "All of us",
                     *           "has_landscape_cover": false,
                     *           "has_credits_slide": true,
                     *           "fx_confetti": true,
                     *           "fx_snow": false,
                     *           "slides": [
                     *             {
                     *               "id": "01kjm0026zf4tzjzzcf4",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "title",
                     *               "variant": "default",
                     *               "title": "Happy Birthday Grace",
                     *               "subtitle": null,
                     *               "description": null,
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 1,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": null,
                     *               "thumbnail_url": null,
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             },
                     *             {
                     *               "id": "01kjm00270931mg5arrb",
                     *               "version": 1,
                     *               "story_id": "01kjm0023fg7awq0mbtn",
                     *               "type": "credits",
                     *               "variant": "default",
                     *               "title": "With love from",
                     *               "subtitle": null,
                     *               "description": "",
                     *               "date": null,
                     *               "theme": null,
                     *               "exported_id": null,
                     *               "slide_data": null,
                     *               "style": null,
                     *               "title_age": null,
                     *               "spotify_track_id": null,
                     *               "giphy_id": null,
                     *               "giphy_duration": null,
                     *               "location_name": null,
                     *               "location_lat": null,
                     *               "location_lon": null,
                     *               "location_ne_lat": null,
                     *               "location_ne_lon": null,
                     *               "location_sw_lat": null,
                     *               "location_sw_lon": null,
                     *               "location_zoom": null,
                     *               "media": [],
                     *               "position": 2,
                     *               "creator": {
                     *                 "id": "01kjm0021fkpj85jx2hw",
                     *                 "first_name": "Ada",
                     *                 "last_name": "Lovelace",
                     *                 "email": null
                     *               },
                     *               "role_id": null,
                     *               "thumbnail_id": null,
                     *               "thumbnail_url": null,
                     *               "is_webp_ready": false,
                     *               "status": "approved",
                     *               "created_on": "2026-03-01T12:04:28.000Z",
                     *               "updated_on": "2026-03-01T12:04:28.000Z",
                     *               "approved_on": "2026-03-01T12:04:28.000Z",
                     *               "seen": true,
                     *               "related_card_id": null
                     *             }
                     *           ],
                     *           "owner": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "cover_url": null,
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "tokens": {
                     *             "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *             "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *           },
                     *           "completion_date": null,
                     *           "group_message": null,
                     *           "show_as_you_go": true,
                     *           "content_moderation": true,
                     *           "guests_may_sign": true,
                     *           "contribution_count": 0,
                     *           "my_contribution_count": 0,
                     *           "last_story_update": "2026-03-01T12:04:35.000Z",
                     *           "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *           "occasion_date": "2026-04-18",
                     *           "group_link_privacy": "public",
                     *           "recipient_link_privacy": "public",
                     *           "owner_email_notifications": true,
                     *           "setup_card_complete": false,
                     *           "setup_invite_complete": false,
                     *           "setup_send_complete": false,
                     *           "has_sbp_credit": false,
                     *           "role_active_count": 1,
                     *           "role_request_count": 0,
                     *           "role_count": 1,
                     *           "unseen_slide_count": 0,
                     *           "moderated_slide_count": 0,
                     *           "waiting_slide_count": 0,
                     *           "has_updates": false,
                     *           "received_on": null,
                     *           "saved": false,
                     *           "last_role_update": "2026-03-01T12:04:28.000Z",
                     *           "thanks_message": null,
                     *           "thanks_sent_on": null,
                     *           "thanks_from": null,
                     *           "thanks_hidden": false,
                     *           "last_applied_theme_id": null,
                     *           "product_tier": "free",
                     *           "from_reminder_id": null,
                     *           "is_card_editable": true,
                     *           "sent_by_email_on": null,
                     *           "sent_by_post_on": null,
                     *           "sent_by_copy_link_on": null,
                     *           "auto_nudge": false,
                     *           "scheduled_for": null,
                     *           "undelivered": [],
                     *           "owned": true,
                     *           "offered_to": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        response: {
                            converted: boolean;
                            story: components["schemas"]["Story"];
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    adoptStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0001njn4r8y713a */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0001njn4r8y713a",
                     *         "version": 2,
                     *         "title": "Thank you",
                     *         "occasion": "thanks",
                     *         "recipient_first_name": "",
                     *         "recipient_last_name": "",
                     *         "greeting_to": null,
                     *         "greeting_message": null,
                     *         "greeting_from": null,
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": false,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0004z70wwp8ykx5",
                     *             "version": 1,
                     *             "story_id": "01kjm0001njn4r8y713a",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Thank you",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm00088pgb5qe75fm",
                     *               "first_name": "Fern",
                     *               "last_name": "Moss",
                     *               "email": "fern@example.com"
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:00:08.000Z",
                     *             "updated_on": "2026-03-01T12:00:08.000Z",
                     *             "approved_on": "2026-03-01T12:00:08.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm0005jmvx5rs3jz1",
                     *             "version": 1,
                     *             "story_id": "01kjm0001njn4r8y713a",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm00088pgb5qe75fm",
                     *               "first_name": "Fern",
                     *               "last_name": "Moss",
                     *               "email": "fern@example.com"
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:00:08.000Z",
                     *             "updated_on": "2026-03-01T12:00:08.000Z",
                     *             "approved_on": "2026-03-01T12:00:08.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Fern",
                     *           "last_name": "Moss"
                     *         },
                     *         "cover_url": null,
                     *         "created_on": "2026-03-01T12:00:08.000Z",
                     *         "tokens": {
                     *           "group": "xf6cje937qb8xgyf2wj13nvhpsb230dw",
                     *           "recipient": "0tbfssp90s8e9hb4bfgdc3t7907ctm0k"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": false,
                     *         "guests_may_sign": false,
                     *         "contribution_count": 0,
                     *         "my_contribution_count": 0,
                     *         "last_story_update": "2026-03-01T12:00:12.000Z",
                     *         "last_contribution_update": "2026-03-01T12:00:08.000Z",
                     *         "occasion_date": null,
                     *         "group_link_privacy": "public",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": false,
                     *         "setup_send_complete": false,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 1,
                     *         "role_request_count": 0,
                     *         "role_count": 1,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-01T12:00:08.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": null,
                     *         "product_tier": "free",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": null,
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readBranding: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logo_links": [
                     *         {
                     *           "id": "01kjm007512g4pewc0x7",
                     *           "type": "story",
                     *           "scale": 1,
                     *           "logo": {
                     *             "id": "01kjm00749zgjtp25cqr",
                     *             "original_filename": "our-garden.jpg",
                     *             "urls": {
                     *               "large": "/files/media/pqv12hnx1esw7ebq1gxvge074yd410hcx.webp",
                     *               "small": "/files/thumbnails/pqv12hnx1esw7ebq1gxvge074yd410hcx.png"
                     *             },
                     *             "width": 1000,
                     *             "height": 750,
                     *             "ground": "light"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        logo_links: components["schemas"]["LogoLink"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readContributions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contributions": [
                     *         {
                     *           "id": "01kjm0066zqpx1cc0ype",
                     *           "seen": false,
                     *           "thumbnail_url": null,
                     *           "thumbnail_id": null,
                     *           "status": "moderated",
                     *           "slide": {
                     *             "id": "01kjm0066zqpx1cc0ype",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "See you on Friday.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 0,
                     *             "creator": {
                     *               "id": "01kjm0046ccvncq7bz3g",
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor",
                     *               "email": "ben@example.com"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "moderated",
                     *             "created_on": "2026-03-01T12:05:19.000Z",
                     *             "updated_on": "2026-03-01T12:05:19.000Z",
                     *             "approved_on": null,
                     *             "seen": false,
                     *             "related_card_id": null
                     *           }
                     *         },
                     *         {
                     *           "id": "01kjm0064ve156fxntpf",
                     *           "seen": false,
                     *           "thumbnail_url": null,
                     *           "thumbnail_id": null,
                     *           "status": "moderated",
                     *           "slide": {
                     *             "id": "01kjm0064ve156fxntpf",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "And cake.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 0,
                     *             "creator": {
                     *               "id": "01kjm0046ccvncq7bz3g",
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor",
                     *               "email": "ben@example.com"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "moderated",
                     *             "created_on": "2026-03-01T12:05:18.000Z",
                     *             "updated_on": "2026-03-01T12:05:18.000Z",
                     *             "approved_on": null,
                     *             "seen": false,
                     *             "related_card_id": null
                     *           }
                     *         },
                     *         {
                     *           "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *           "seen": false,
                     *           "thumbnail_url": null,
                     *           "thumbnail_id": null,
                     *           "status": "moderated",
                     *           "slide": {
                     *             "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "From all of us at the bakery.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 0,
                     *             "creator": {
                     *               "id": null,
                     *               "first_name": "Lena",
                     *               "last_name": "",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0060bffn7cn2ear",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "moderated",
                     *             "created_on": "2026-03-01T12:05:15.000Z",
                     *             "updated_on": "2026-03-01T12:05:15.000Z",
                     *             "approved_on": null,
                     *             "seen": false,
                     *             "related_card_id": null
                     *           }
                     *         },
                     *         {
                     *           "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *           "seen": false,
                     *           "thumbnail_url": null,
                     *           "thumbnail_id": null,
                     *           "status": "moderated",
                     *           "slide": {
                     *             "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Monday’s coffee is on me. Happy birthday!",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 0,
                     *             "creator": {
                     *               "id": "01kjm0046ccvncq7bz3g",
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor",
                     *               "email": "ben@example.com"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "moderated",
                     *             "created_on": "2026-03-01T12:05:04.000Z",
                     *             "updated_on": "2026-03-01T12:05:04.000Z",
                     *             "approved_on": null,
                     *             "seen": false,
                     *             "related_card_id": null
                     *           }
                     *         },
                     *         {
                     *           "id": "01kjm0036y1qh36y2qhg",
                     *           "seen": true,
                     *           "thumbnail_url": null,
                     *           "thumbnail_id": null,
                     *           "status": "approved",
                     *           "slide": {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "progress": 100,
                     *                 "failure": null,
                     *                 "created_on": "2026-03-01T12:04:51.000Z",
                     *                 "crop_source_id": null,
                     *                 "crop_transform": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z",
                     *             "approved_on": "2026-03-01T12:04:53.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         },
                     *         {
                     *           "id": "01kjm003295mrfda95yd",
                     *           "seen": true,
                     *           "thumbnail_url": null,
                     *           "thumbnail_id": null,
                     *           "status": "approved",
                     *           "slide": {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z",
                     *             "approved_on": "2026-03-01T12:04:45.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        contributions: components["schemas"]["ContributionRow"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "id": "01kjm0126500zyvmejwn",
                     *           "role_id": null,
                     *           "state": "scheduled",
                     *           "recipient_email": "grace@work.example",
                     *           "recipient_name": "",
                     *           "recipient_message": "",
                     *           "deliver_on": "2026-04-18",
                     *           "deliver_at": "09:00",
                     *           "deliver_zone": "Europe/Lisbon",
                     *           "goes_on": "2026-04-18T08:00:00.000Z",
                     *           "since": null,
                     *           "held_for": null,
                     *           "reason": null
                     *         },
                     *         {
                     *           "id": null,
                     *           "role_id": "01kjm01238f8128r2q50",
                     *           "recipient_email": "grace@example.com",
                     *           "recipient_name": "",
                     *           "recipient_message": "",
                     *           "deliver_on": null,
                     *           "deliver_at": null,
                     *           "deliver_zone": null,
                     *           "goes_on": null,
                     *           "held_for": null,
                     *           "state": "sent",
                     *           "since": null,
                     *           "reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        deliveries: components["schemas"]["Delivery"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "fx_confetti": true
                 *     }
                 */
                "application/json": {
                    fx_confetti?: boolean;
                    fx_snow?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 3,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": null,
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 0,
                     *         "my_contribution_count": 0,
                     *         "last_story_update": "2026-03-01T12:04:31.000Z",
                     *         "last_contribution_update": "2026-03-01T12:04:28.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "public",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": false,
                     *         "setup_send_complete": false,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 1,
                     *         "role_request_count": 0,
                     *         "role_count": 1,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-01T12:04:28.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": null,
                     *         "product_tier": "free",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": null,
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": "01kjm0028v60q90c3hn7",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "owner",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace",
                     *             "email": "ada@example.com"
                     *           },
                     *           "contribution_count": 2,
                     *           "created_on": "2026-03-01T12:04:28.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": "2026-03-01T12:04:28.000Z",
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": null
                     *         },
                     *         {
                     *           "id": "01kjm004831yh0jxsqv2",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Ben",
                     *             "last_name": "Okafor",
                     *             "email": "ben@example.com"
                     *           },
                     *           "contribution_count": 1,
                     *           "created_on": "2026-03-01T12:05:07.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": "2026-03-01T12:05:07.000Z",
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": false
                     *         },
                     *         {
                     *           "id": "01kjm0060bffn7cn2ear",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Lena",
                     *             "last_name": "",
                     *             "email": null
                     *           },
                     *           "contribution_count": 1,
                     *           "created_on": "2026-03-01T12:05:16.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": "2026-03-01T12:05:16.000Z",
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": null
                     *         },
                     *         {
                     *           "id": "01kjm0077615nk9jp4yq",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Dan",
                     *             "last_name": "Lind",
                     *             "email": "dan@example.com"
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-01T12:05:47.000Z",
                     *           "join_token": "jwsb90w9vzrzrd0eqp6z9gpbmft97czx",
                     *           "join_email": "dan@example.com",
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": "2026-03-01T12:05:52.000Z",
                     *           "nudged_on": "2026-03-03T14:05:57.000Z",
                     *           "delivery": "sent",
                     *           "delivery_reason": null,
                     *           "co_owner": false
                     *         },
                     *         {
                     *           "id": "01kjm0107qczd75tb636",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "rejected",
                     *           "person": {
                     *             "first_name": "Gil",
                     *             "last_name": "Roth",
                     *             "email": "gil@example.com"
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-03T14:06:09.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "opened_on": "2026-03-03T14:06:09.000Z",
                     *           "nudged_on": null,
                     *           "delivery": null,
                     *           "delivery_reason": null,
                     *           "co_owner": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    approveAllRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approved": [
                     *         "01kjm0107qczd75tb636"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        approved: string[];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    nudgeAll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nudged": [
                     *         "01kjm0077615nk9jp4yq",
                     *         "01kjm0079y3n42gs7z51"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        nudged: string[];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readLibrary: {
        parameters: {
            query?: {
                /** @example photo */
                media_type?: "audio" | "photo" | "video";
            };
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "media": [
                     *         {
                     *           "id": "01kjm003563rgyh2aqnm",
                     *           "type": "photo",
                     *           "status": "available",
                     *           "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *           "mp4_url": null,
                     *           "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *           "duration": null,
                     *           "width": 1600,
                     *           "height": 1200,
                     *           "peaks": null,
                     *           "captions": null,
                     *           "progress": 100,
                     *           "failure": null,
                     *           "created_on": "2026-03-01T12:04:51.000Z",
                     *           "crop_source_id": null,
                     *           "crop_transform": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        media: components["schemas"]["Media"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    offerCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "fay@example.com"
                 *     }
                 */
                "application/json": {
                    email?: string;
                    role_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offered_to": {
                     *         "role_id": null,
                     *         "email": "fay@example.com",
                     *         "offered_on": "2026-03-03T14:06:15.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        offered_to: {
                            email: string | null;
                            offered_on: string;
                            role_id: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readStoryReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminders": [
                     *         {
                     *           "id": "01kjm0138psx9bpnq70v",
                     *           "title": "Grace's Birthday",
                     *           "own_title": null,
                     *           "recipient_first_name": "Grace",
                     *           "recipient_last_name": "Hopper",
                     *           "recipient_name": "Grace Hopper",
                     *           "recipient_email": null,
                     *           "occasion": "birthday",
                     *           "occasion_date": "2027-04-18",
                     *           "days_before": 7,
                     *           "repeat": true,
                     *           "reminder_date": "2027-04-11",
                     *           "reminder_offset": 0,
                     *           "reminder_days_before": 7,
                     *           "reminder_occasion_date": "2027-04-18",
                     *           "reminder_title": "Grace's Birthday",
                     *           "stories": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        reminders: components["schemas"]["Reminder"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    sendStory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recipient_email": "grace@example.com",
                 *       "recipient_name": "Grace"
                 *     }
                 */
                "application/json": {
                    deliver_at?: string;
                    deliver_on?: string & (unknown & unknown);
                    deliver_zone?: string;
                    recipient_email: string;
                    recipient_message?: string | null;
                    recipient_name?: string;
                    reminder_days_before?: number;
                    reminder_occasion_date?: string | null;
                    reminder_offset?: number;
                    reminder_title?: string;
                    set_reminder?: boolean;
                    test?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 49,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "progress": 100,
                     *                 "failure": null,
                     *                 "created_on": "2026-03-01T12:04:51.000Z",
                     *                 "crop_source_id": null,
                     *                 "crop_transform": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z",
                     *             "approved_on": "2026-03-01T12:04:53.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#F2545B"
                     *           },
                     *           {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z",
                     *             "approved_on": "2026-03-01T12:04:45.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#FFC021"
                     *           },
                     *           {
                     *             "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Monday’s coffee is on me. Happy birthday!",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 4,
                     *             "creator": {
                     *               "id": "01kjm0046ccvncq7bz3g",
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor",
                     *               "email": "ben@example.com"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:04.000Z",
                     *             "updated_on": "2026-03-01T12:05:04.000Z",
                     *             "approved_on": "2026-03-01T12:05:23.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#2B2140"
                     *           },
                     *           {
                     *             "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "From all of us at the bakery.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 5,
                     *             "creator": {
                     *               "id": null,
                     *               "first_name": "Lena",
                     *               "last_name": "",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0060bffn7cn2ear",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:15.000Z",
                     *             "updated_on": "2026-03-01T12:05:15.000Z",
                     *             "approved_on": "2026-03-01T12:05:25.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#3FA7D6"
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "Ada Lovelace\nBen Okafor\nLena",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 6,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 4,
                     *         "my_contribution_count": 2,
                     *         "last_story_update": "2026-03-03T14:06:27.000Z",
                     *         "last_contribution_update": "2026-03-03T14:06:25.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "private",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": true,
                     *         "setup_send_complete": true,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 4,
                     *         "role_request_count": 0,
                     *         "role_count": 6,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-03T14:06:27.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": "01kjm00682f8464j5648",
                     *         "product_tier": "starter",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": "2026-03-03T14:06:27.000Z",
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    markSentByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 55,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "progress": 100,
                     *                 "failure": null,
                     *                 "created_on": "2026-03-01T12:04:51.000Z",
                     *                 "crop_source_id": null,
                     *                 "crop_transform": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z",
                     *             "approved_on": "2026-03-01T12:04:53.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#F2545B"
                     *           },
                     *           {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z",
                     *             "approved_on": "2026-03-01T12:04:45.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#FFC021"
                     *           },
                     *           {
                     *             "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Monday’s coffee is on me. Happy birthday!",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 4,
                     *             "creator": {
                     *               "id": "01kjm0046ccvncq7bz3g",
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor",
                     *               "email": "ben@example.com"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:04.000Z",
                     *             "updated_on": "2026-03-01T12:05:04.000Z",
                     *             "approved_on": "2026-03-01T12:05:23.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#2B2140"
                     *           },
                     *           {
                     *             "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "From all of us at the bakery.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 5,
                     *             "creator": {
                     *               "id": null,
                     *               "first_name": "Lena",
                     *               "last_name": "",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0060bffn7cn2ear",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:15.000Z",
                     *             "updated_on": "2026-03-01T12:05:15.000Z",
                     *             "approved_on": "2026-03-01T12:05:25.000Z",
                     *             "seen": true,
                     *             "related_card_id": null,
                     *             "background": "#3FA7D6"
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "Ada Lovelace\nBen Okafor\nLena",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 6,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 4,
                     *         "my_contribution_count": 2,
                     *         "last_story_update": "2026-03-03T14:06:35.000Z",
                     *         "last_contribution_update": "2026-03-03T14:06:25.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "private",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": true,
                     *         "setup_send_complete": true,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 4,
                     *         "role_request_count": 0,
                     *         "role_count": 7,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-03T14:06:31.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": "01kjm00682f8464j5648",
                     *         "product_tier": "starter",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": "2026-03-03T14:06:31.000Z",
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": "2026-03-03T14:06:35.000Z",
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    orderSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slides": [
                 *         {
                 *           "id": "01kjm0036y1qh36y2qhg",
                 *           "position": 2
                 *         },
                 *         {
                 *           "id": "01kjm003295mrfda95yd",
                 *           "position": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    slides: {
                        id: string;
                        position: number;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 12,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "progress": 100,
                     *                 "failure": null,
                     *                 "created_on": "2026-03-01T12:04:51.000Z",
                     *                 "crop_source_id": null,
                     *                 "crop_transform": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z",
                     *             "approved_on": "2026-03-01T12:04:53.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z",
                     *             "approved_on": "2026-03-01T12:04:45.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "Ada Lovelace",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 4,
                     *             "creator": {
                     *               "id": "01kjm0021fkpj85jx2hw",
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace",
                     *               "email": null
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z",
                     *             "approved_on": "2026-03-01T12:04:28.000Z",
                     *             "seen": true,
                     *             "related_card_id": null
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "n5d5pc924q0bhp8152p76fv2vrq3qtwk",
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 2,
                     *         "my_contribution_count": 2,
                     *         "last_story_update": "2026-03-01T12:05:00.000Z",
                     *         "last_contribution_update": "2026-03-01T12:04:53.000Z",
                     *         "occasion_date": "2026-04-18",
                     *         "group_link_privacy": "public",
                     *         "recipient_link_privacy": "public",
                     *         "owner_email_notifications": true,
                     *         "setup_card_complete": false,
                     *         "setup_invite_complete": false,
                     *         "setup_send_complete": false,
                     *         "has_sbp_credit": false,
                     *         "role_active_count": 1,
                     *         "role_request_count": 0,
                     *         "role_count": 1,
                     *         "unseen_slide_count": 0,
                     *         "moderated_slide_count": 0,
                     *         "waiting_slide_count": 0,
                     *         "has_updates": false,
                     *         "received_on": null,
                     *         "saved": false,
                     *         "last_role_update": "2026-03-01T12:04:28.000Z",
                     *         "thanks_message": null,
                     *         "thanks_sent_on": null,
                     *         "thanks_from": null,
                     *         "thanks_hidden": false,
                     *         "last_applied_theme_id": null,
                     *         "product_tier": "starter",
                     *         "from_reminder_id": null,
                     *         "is_card_editable": true,
                     *         "sent_by_email_on": null,
                     *         "sent_by_post_on": null,
                     *         "sent_by_copy_link_on": null,
                     *         "auto_nudge": false,
                     *         "scheduled_for": null,
                     *         "undelivered": [],
                     *         "owned": true,
                     *         "offered_to": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            /** @description Changed in the meantime; `current`, if given, is the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        current?: {
                            story: components["schemas"]["Story"];
                        };
                    };
                };
            };
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    approveAllSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            402: components["responses"]["paywall"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readSoundtrack: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracks": [
                     *         {
                     *           "id": "ode-to-joy",
                     *           "url": "/tracks/ode-to-joy.m4a",
                     *           "name": "Ode to Joy",
                     *           "composer": "Ludwig van Beethoven",
                     *           "genre": "Celebration",
                     *           "length": 85.82,
                     *           "cover_url": "/tracks/ode-to-joy.webp",
                     *           "peaks": [
                     *             0.19,
                     *             0.17,
                     *             0.2,
                     *             0.25,
                     *             0.26,
                     *             0.26,
                     *             0.29,
                     *             0.21,
                     *             0.32,
                     *             0.3,
                     *             0.31,
                     *             0.3,
                     *             0.25,
                     *             0.26,
                     *             0.29,
                     *             0.35,
                     *             0.31,
                     *             0.36,
                     *             0.34,
                     *             0.19,
                     *             0.18,
                     *             0.2,
                     *             0.23,
                     *             0.3,
                     *             0.3,
                     *             0.26,
                     *             0.23,
                     *             0.23,
                     *             0.29,
                     *             0.22,
                     *             0.21,
                     *             0.28,
                     *             0.25,
                     *             0.31,
                     *             0.3,
                     *             0.22,
                     *             0.27,
                     *             0.25,
                     *             0.23,
                     *             0.18,
                     *             0.24,
                     *             0.42,
                     *             0.37,
                     *             0.44,
                     *             0.32,
                     *             0.42,
                     *             0.37,
                     *             0.29,
                     *             0.39,
                     *             0.32,
                     *             0.41,
                     *             0.43,
                     *             0.4,
                     *             0.53,
                     *             0.4,
                     *             0.36,
                     *             0.53,
                     *             0.36,
                     *             0.39,
                     *             0.38,
                     *             0.37,
                     *             0.4,
                     *             0.49,
                     *             0.65,
                     *             0.64,
                     *             0.61,
                     *             0.77,
                     *             0.78,
                     *             0.81,
                     *             0.75,
                     *             0.87,
                     *             0.79,
                     *             0.78,
                     *             0.67,
                     *             0.78,
                     *             0.78,
                     *             0.88,
                     *             0.81,
                     *             0.86,
                     *             0.88,
                     *             0.9,
                     *             0.77,
                     *             0.65,
                     *             0.74,
                     *             0.69,
                     *             0.72,
                     *             0.61,
                     *             0.33,
                     *             0.36,
                     *             0.36,
                     *             0.35,
                     *             0.42,
                     *             0.39,
                     *             0.38,
                     *             0.33,
                     *             0.42,
                     *             0.7,
                     *             0.73,
                     *             0.75,
                     *             0.83,
                     *             0.93,
                     *             0.69,
                     *             0.68,
                     *             0.83,
                     *             0.84,
                     *             0.64,
                     *             0.65,
                     *             0.71,
                     *             0.67,
                     *             0.7,
                     *             0.77,
                     *             0.76,
                     *             0.83,
                     *             0.82,
                     *             0.96,
                     *             0.97,
                     *             1,
                     *             0.96,
                     *             0.83,
                     *             0.02
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tracks: components["schemas"]["Track"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeSoundtrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tracks": [
                 *         "ode-to-joy",
                 *         "canon-in-d"
                 *       ]
                 *     }
                 */
                "application/json": {
                    before?: string[];
                    tracks: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracks": [
                     *         {
                     *           "id": "ode-to-joy",
                     *           "url": "/tracks/ode-to-joy.m4a",
                     *           "name": "Ode to Joy",
                     *           "composer": "Ludwig van Beethoven",
                     *           "genre": "Celebration",
                     *           "length": 85.82,
                     *           "cover_url": "/tracks/ode-to-joy.webp",
                     *           "peaks": [
                     *             0.19,
                     *             0.17,
                     *             0.2,
                     *             0.25,
                     *             0.26,
                     *             0.26,
                     *             0.29,
                     *             0.21,
                     *             0.32,
                     *             0.3,
                     *             0.31,
                     *             0.3,
                     *             0.25,
                     *             0.26,
                     *             0.29,
                     *             0.35,
                     *             0.31,
                     *             0.36,
                     *             0.34,
                     *             0.19,
                     *             0.18,
                     *             0.2,
                     *             0.23,
                     *             0.3,
                     *             0.3,
                     *             0.26,
                     *             0.23,
                     *             0.23,
                     *             0.29,
                     *             0.22,
                     *             0.21,
                     *             0.28,
                     *             0.25,
                     *             0.31,
                     *             0.3,
                     *             0.22,
                     *             0.27,
                     *             0.25,
                     *             0.23,
                     *             0.18,
                     *             0.24,
                     *             0.42,
                     *             0.37,
                     *             0.44,
                     *             0.32,
                     *             0.42,
                     *             0.37,
                     *             0.29,
                     *             0.39,
                     *             0.32,
                     *             0.41,
                     *             0.43,
                     *             0.4,
                     *             0.53,
                     *             0.4,
                     *             0.36,
                     *             0.53,
                     *             0.36,
                     *             0.39,
                     *             0.38,
                     *             0.37,
                     *             0.4,
                     *             0.49,
                     *             0.65,
                     *             0.64,
                     *             0.61,
                     *             0.77,
                     *             0.78,
                     *             0.81,
                     *             0.75,
                     *             0.87,
                     *             0.79,
                     *             0.78,
                     *             0.67,
                     *             0.78,
                     *             0.78,
                     *             0.88,
                     *             0.81,
                     *             0.86,
                     *             0.88,
                     *             0.9,
                     *             0.77,
                     *             0.65,
                     *             0.74,
                     *             0.69,
                     *             0.72,
                     *             0.61,
                     *             0.33,
                     *             0.36,
                     *             0.36,
                     *             0.35,
                     *             0.42,
                     *             0.39,
                     *             0.38,
                     *             0.33,
                     *             0.42,
                     *             0.7,
                     *             0.73,
                     *             0.75,
                     *             0.83,
                     *             0.93,
                     *             0.69,
                     *             0.68,
                     *             0.83,
                     *             0.84,
                     *             0.64,
                     *             0.65,
                     *             0.71,
                     *             0.67,
                     *             0.7,
                     *             0.77,
                     *             0.76,
                     *             0.83,
                     *             0.82,
                     *             0.96,
                     *             0.97,
                     *             1,
                     *             0.96,
                     *             0.83,
                     *             0.02
                     *           ]
                     *         },
                     *         {
                     *           "id": "canon-in-d",
                     *           "url": "/tracks/canon-in-d.m4a",
                     *           "name": "Canon in D",
                     *           "composer": "Johann Pachelbel",
                     *           "genre": "Romantic",
                     *           "length": 73.54,
                     *           "cover_url": "/tracks/canon-in-d.webp",
                     *           "peaks": [
                     *             0.36,
                     *             0.38,
                     *             0.43,
                     *             0.34,
                     *             0.44,
                     *             0.47,
                     *             0.42,
                     *             0.39,
                     *             0.41,
                     *             0.35,
                     *             0.36,
                     *             0.36,
                     *             0.62,
                     *             0.63,
                     *             0.59,
                     *             0.53,
                     *             0.63,
                     *             0.68,
                     *             0.6,
                     *             0.56,
                     *             0.55,
                     *             0.57,
                     *             0.41,
                     *             0.48,
                     *             0.51,
                     *             0.67,
                     *             0.59,
                     *             0.62,
                     *             0.54,
                     *             0.56,
                     *             0.73,
                     *             0.65,
                     *             0.6,
                     *             0.66,
                     *             0.56,
                     *             0.61,
                     *             0.64,
                     *             0.68,
                     *             0.73,
                     *             0.75,
                     *             0.68,
                     *             0.93,
                     *             0.8,
                     *             0.69,
                     *             0.92,
                     *             0.79,
                     *             0.67,
                     *             0.7,
                     *             0.78,
                     *             0.65,
                     *             0.68,
                     *             0.62,
                     *             0.65,
                     *             0.83,
                     *             0.79,
                     *             0.82,
                     *             0.71,
                     *             0.7,
                     *             0.66,
                     *             0.74,
                     *             0.64,
                     *             0.59,
                     *             0.73,
                     *             0.59,
                     *             0.56,
                     *             0.59,
                     *             0.67,
                     *             0.7,
                     *             0.59,
                     *             0.51,
                     *             0.61,
                     *             0.57,
                     *             0.59,
                     *             0.56,
                     *             0.73,
                     *             0.63,
                     *             0.59,
                     *             0.59,
                     *             0.47,
                     *             0.66,
                     *             0.53,
                     *             0.78,
                     *             0.76,
                     *             0.53,
                     *             0.58,
                     *             0.55,
                     *             0.63,
                     *             0.67,
                     *             0.6,
                     *             0.66,
                     *             0.69,
                     *             0.69,
                     *             0.64,
                     *             0.7,
                     *             0.73,
                     *             0.72,
                     *             0.72,
                     *             0.67,
                     *             0.95,
                     *             0.78,
                     *             0.76,
                     *             0.71,
                     *             0.87,
                     *             0.87,
                     *             0.94,
                     *             0.83,
                     *             0.95,
                     *             1,
                     *             0.81,
                     *             0.71,
                     *             0.78,
                     *             0.92,
                     *             0.8,
                     *             0.73,
                     *             0.68,
                     *             0.66,
                     *             0.67,
                     *             0.51,
                     *             0.51,
                     *             0.01
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tracks: components["schemas"]["Track"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            /** @description Changed in the meantime; `current`, if given, is the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        current?: {
                            tracks: components["schemas"]["Track"][];
                        };
                    };
                };
            };
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    addTrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "track_id": "canon-in-d"
                 *     }
                 */
                "application/json": {
                    track_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracks": [
                     *         {
                     *           "id": "canon-in-d",
                     *           "url": "/tracks/canon-in-d.m4a",
                     *           "name": "Canon in D",
                     *           "composer": "Johann Pachelbel",
                     *           "genre": "Romantic",
                     *           "length": 73.54,
                     *           "cover_url": "/tracks/canon-in-d.webp",
                     *           "peaks": [
                     *             0.36,
                     *             0.38,
                     *             0.43,
                     *             0.34,
                     *             0.44,
                     *             0.47,
                     *             0.42,
                     *             0.39,
                     *             0.41,
                     *             0.35,
                     *             0.36,
                     *             0.36,
                     *             0.62,
                     *             0.63,
                     *             0.59,
                     *             0.53,
                     *             0.63,
                     *             0.68,
                     *             0.6,
                     *             0.56,
                     *             0.55,
                     *             0.57,
                     *             0.41,
                     *             0.48,
                     *             0.51,
                     *             0.67,
                     *             0.59,
                     *             0.62,
                     *             0.54,
                     *             0.56,
                     *             0.73,
                     *             0.65,
                     *             0.6,
                     *             0.66,
                     *             0.56,
                     *             0.61,
                     *             0.64,
                     *             0.68,
                     *             0.73,
                     *             0.75,
                     *             0.68,
                     *             0.93,
                     *             0.8,
                     *             0.69,
                     *             0.92,
                     *             0.79,
                     *             0.67,
                     *             0.7,
                     *             0.78,
                     *             0.65,
                     *             0.68,
                     *             0.62,
                     *             0.65,
                     *             0.83,
                     *             0.79,
                     *             0.82,
                     *             0.71,
                     *             0.7,
                     *             0.66,
                     *             0.74,
                     *             0.64,
                     *             0.59,
                     *             0.73,
                     *             0.59,
                     *             0.56,
                     *             0.59,
                     *             0.67,
                     *             0.7,
                     *             0.59,
                     *             0.51,
                     *             0.61,
                     *             0.57,
                     *             0.59,
                     *             0.56,
                     *             0.73,
                     *             0.63,
                     *             0.59,
                     *             0.59,
                     *             0.47,
                     *             0.66,
                     *             0.53,
                     *             0.78,
                     *             0.76,
                     *             0.53,
                     *             0.58,
                     *             0.55,
                     *             0.63,
                     *             0.67,
                     *             0.6,
                     *             0.66,
                     *             0.69,
                     *             0.69,
                     *             0.64,
                     *             0.7,
                     *             0.73,
                     *             0.72,
                     *             0.72,
                     *             0.67,
                     *             0.95,
                     *             0.78,
                     *             0.76,
                     *             0.71,
                     *             0.87,
                     *             0.87,
                     *             0.94,
                     *             0.83,
                     *             0.95,
                     *             1,
                     *             0.81,
                     *             0.71,
                     *             0.78,
                     *             0.92,
                     *             0.8,
                     *             0.73,
                     *             0.68,
                     *             0.66,
                     *             0.67,
                     *             0.51,
                     *             0.51,
                     *             0.01
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tracks: components["schemas"]["Track"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    removeTrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
                /** @example canon-in-d */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracks": [
                     *         {
                     *           "id": "ode-to-joy",
                     *           "url": "/tracks/ode-to-joy.m4a",
                     *           "name": "Ode to Joy",
                     *           "composer": "Ludwig van Beethoven",
                     *           "genre": "Celebration",
                     *           "length": 85.82,
                     *           "cover_url": "/tracks/ode-to-joy.webp",
                     *           "peaks": [
                     *             0.19,
                     *             0.17,
                     *             0.2,
                     *             0.25,
                     *             0.26,
                     *             0.26,
                     *             0.29,
                     *             0.21,
                     *             0.32,
                     *             0.3,
                     *             0.31,
                     *             0.3,
                     *             0.25,
                     *             0.26,
                     *             0.29,
                     *             0.35,
                     *             0.31,
                     *             0.36,
                     *             0.34,
                     *             0.19,
                     *             0.18,
                     *             0.2,
                     *             0.23,
                     *             0.3,
                     *             0.3,
                     *             0.26,
                     *             0.23,
                     *             0.23,
                     *             0.29,
                     *             0.22,
                     *             0.21,
                     *             0.28,
                     *             0.25,
                     *             0.31,
                     *             0.3,
                     *             0.22,
                     *             0.27,
                     *             0.25,
                     *             0.23,
                     *             0.18,
                     *             0.24,
                     *             0.42,
                     *             0.37,
                     *             0.44,
                     *             0.32,
                     *             0.42,
                     *             0.37,
                     *             0.29,
                     *             0.39,
                     *             0.32,
                     *             0.41,
                     *             0.43,
                     *             0.4,
                     *             0.53,
                     *             0.4,
                     *             0.36,
                     *             0.53,
                     *             0.36,
                     *             0.39,
                     *             0.38,
                     *             0.37,
                     *             0.4,
                     *             0.49,
                     *             0.65,
                     *             0.64,
                     *             0.61,
                     *             0.77,
                     *             0.78,
                     *             0.81,
                     *             0.75,
                     *             0.87,
                     *             0.79,
                     *             0.78,
                     *             0.67,
                     *             0.78,
                     *             0.78,
                     *             0.88,
                     *             0.81,
                     *             0.86,
                     *             0.88,
                     *             0.9,
                     *             0.77,
                     *             0.65,
                     *             0.74,
                     *             0.69,
                     *             0.72,
                     *             0.61,
                     *             0.33,
                     *             0.36,
                     *             0.36,
                     *             0.35,
                     *             0.42,
                     *             0.39,
                     *             0.38,
                     *             0.33,
                     *             0.42,
                     *             0.7,
                     *             0.73,
                     *             0.75,
                     *             0.83,
                     *             0.93,
                     *             0.69,
                     *             0.68,
                     *             0.83,
                     *             0.84,
                     *             0.64,
                     *             0.65,
                     *             0.71,
                     *             0.67,
                     *             0.7,
                     *             0.77,
                     *             0.76,
                     *             0.83,
                     *             0.82,
                     *             0.96,
                     *             0.97,
                     *             1,
                     *             0.96,
                     *             0.83,
                     *             0.02
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tracks: components["schemas"]["Track"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readCardTheme: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": {
                     *         "colourset": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "cover_colour_count": 4,
                     *         "message_bg_colour_visibility": true,
                     *         "playback": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "specification_colourset": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        theme: components["schemas"]["CardTheme"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeCardTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "colourset": {
                 *         "colours": [
                 *           "#F2545B",
                 *           "#FFC021",
                 *           "#2B2140",
                 *           "#3FA7D6",
                 *           "#59CD90",
                 *           "#FFF0BE"
                 *         ]
                 *       },
                 *       "cover_colour_count": 4,
                 *       "message_bg_colour_visibility": true,
                 *       "theme_id": "01kjm00682f8464j5648"
                 *     }
                 */
                "application/json": {
                    colourset?: {
                        allow_customisation?: boolean;
                        colours: string[];
                        max_colours?: number;
                        schema_version?: string;
                        type?: string;
                    } | null;
                    cover_colour_count?: number;
                    message_bg_colour_visibility?: boolean;
                    theme_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": {
                     *         "colourset": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "cover_colour_count": 4,
                     *         "message_bg_colour_visibility": true,
                     *         "playback": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "specification_colourset": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        theme: components["schemas"]["CardTheme"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    makeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token_type": "group"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    token_type: "group" | "recipient" | "invite" | "watch";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm0023fg7awq0mbtn */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updates": {
                     *         "last_story_update": "2026-03-01T12:05:19.000Z",
                     *         "last_contribution_update": "2026-03-01T12:05:19.000Z",
                     *         "last_role_update": "2026-03-01T12:05:17.000Z",
                     *         "role_requests": 0,
                     *         "contributions_unseen": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        updates: components["schemas"]["Updates"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readStoryByLink: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example a1eb6j78zk0w94a68ma5hd473dfz1kya */
                token: string;
                /** @example group */
                tokenType: "group" | "recipient" | "invite" | "watch";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 13,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z"
                     *           },
                     *           {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z"
                     *           },
                     *           {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z"
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "Ada Lovelace",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 4,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z"
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "group": "a1eb6j78zk0w94a68ma5hd473dfz1kya"
                     *         },
                     *         "completion_date": null,
                     *         "group_message": null,
                     *         "show_as_you_go": true,
                     *         "content_moderation": true,
                     *         "guests_may_sign": true,
                     *         "contribution_count": 2,
                     *         "my_contribution_count": 0,
                     *         "last_story_update": "2026-03-01T12:05:01.000Z",
                     *         "last_contribution_update": "2026-03-01T12:04:53.000Z",
                     *         "is_card_editable": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readGroupByLink: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example a1eb6j78zk0w94a68ma5hd473dfz1kya */
                token: string;
                /** @example group */
                type: "group" | "recipient";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": "01kjm0028v60q90c3hn7",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "owner",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Ada",
                     *             "last_name": "Lovelace"
                     *           },
                     *           "contribution_count": 2,
                     *           "created_on": "2026-03-01T12:04:28.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readOwnRole: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example group */
                type: "id" | "recipient" | "group";
                /** @example a1eb6j78zk0w94a68ma5hd473dfz1kya */
                value: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "role": {
                     *           "id": "01kjm004831yh0jxsqv2",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Ben",
                     *             "last_name": "Okafor",
                     *             "email": "ben@example.com"
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-01T12:05:07.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "guest_token": null,
                     *           "co_owner": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: {
                            role: components["schemas"]["Role"] | null;
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    joinStory: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example group */
                type: "group" | "recipient" | "invite" | "watch";
                /** @example a1eb6j78zk0w94a68ma5hd473dfz1kya */
                value: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "role": {
                     *           "id": "01kjm004831yh0jxsqv2",
                     *           "story_id": "01kjm0023fg7awq0mbtn",
                     *           "role_type": "contributor",
                     *           "status": "active",
                     *           "person": {
                     *             "first_name": "Ben",
                     *             "last_name": "Okafor",
                     *             "email": "ben@example.com"
                     *           },
                     *           "contribution_count": 0,
                     *           "created_on": "2026-03-01T12:05:07.000Z",
                     *           "join_token": null,
                     *           "join_email": null,
                     *           "has_watched": false,
                     *           "last_watched_on": null,
                     *           "guest_token": null,
                     *           "co_owner": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: {
                            role: components["schemas"]["Role"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    markReceived: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    thank: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thanks_message": "Thank you all. I read it twice."
                 *     }
                 */
                "application/json": {
                    thanks_message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": "01kjm0023fg7awq0mbtn",
                     *         "version": 59,
                     *         "title": "Happy Birthday Grace",
                     *         "occasion": "birthday",
                     *         "recipient_first_name": "Grace",
                     *         "recipient_last_name": "Hopper",
                     *         "greeting_to": "Dear Grace",
                     *         "greeting_message": null,
                     *         "greeting_from": "All of us",
                     *         "has_landscape_cover": false,
                     *         "has_credits_slide": true,
                     *         "fx_confetti": true,
                     *         "fx_snow": false,
                     *         "slides": [
                     *           {
                     *             "id": "01kjm0026zf4tzjzzcf4",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "title",
                     *             "variant": "default",
                     *             "title": "Happy Birthday Grace",
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 1,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": "thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "thumbnail_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z"
                     *           },
                     *           {
                     *             "id": "01kjm0036y1qh36y2qhg",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "photos",
                     *             "variant": "polaroid",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": null,
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [
                     *               {
                     *                 "id": "01kjm003563rgyh2aqnm",
                     *                 "type": "photo",
                     *                 "status": "available",
                     *                 "url": "/files/media/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "mp4_url": null,
                     *                 "thumbnail_url": "/files/thumbnails/p1q60q3qtnvzq65zay6p19wee9xkhnana.webp",
                     *                 "duration": null,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "peaks": null,
                     *                 "captions": null,
                     *                 "position": 1
                     *               }
                     *             ],
                     *             "position": 2,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:53.000Z",
                     *             "updated_on": "2026-03-01T12:04:53.000Z",
                     *             "background": "#F2545B"
                     *           },
                     *           {
                     *             "id": "01kjm003295mrfda95yd",
                     *             "version": 2,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "typewriter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Happy birthday, Grace! Here’s to another year of good ideas.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 3,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": "01kjm0028v60q90c3hn7",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:45.000Z",
                     *             "updated_on": "2026-03-01T12:04:46.000Z",
                     *             "background": "#FFC021"
                     *           },
                     *           {
                     *             "id": "dy1apvfwcg9yvdpavehvtpxegymsp4z3",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "Monday’s coffee is on me. Happy birthday!",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 4,
                     *             "creator": {
                     *               "first_name": "Ben",
                     *               "last_name": "Okafor"
                     *             },
                     *             "role_id": "01kjm004831yh0jxsqv2",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:04.000Z",
                     *             "updated_on": "2026-03-01T12:05:04.000Z",
                     *             "background": "#2B2140"
                     *           },
                     *           {
                     *             "id": "kjbxa7agvj4yk57hvtcn2ba0rk6ch5ky",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "text",
                     *             "variant": "letter",
                     *             "title": null,
                     *             "subtitle": null,
                     *             "description": "From all of us at the bakery.",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 5,
                     *             "creator": {
                     *               "first_name": "Lena",
                     *               "last_name": ""
                     *             },
                     *             "role_id": "01kjm0060bffn7cn2ear",
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:05:15.000Z",
                     *             "updated_on": "2026-03-01T12:05:15.000Z",
                     *             "background": "#3FA7D6"
                     *           },
                     *           {
                     *             "id": "01kjm00270931mg5arrb",
                     *             "version": 1,
                     *             "story_id": "01kjm0023fg7awq0mbtn",
                     *             "type": "credits",
                     *             "variant": "default",
                     *             "title": "With love from",
                     *             "subtitle": null,
                     *             "description": "Ada Lovelace\nBen Okafor\nLena",
                     *             "date": null,
                     *             "theme": null,
                     *             "exported_id": null,
                     *             "slide_data": null,
                     *             "style": null,
                     *             "title_age": null,
                     *             "spotify_track_id": null,
                     *             "giphy_id": null,
                     *             "giphy_duration": null,
                     *             "location_name": null,
                     *             "location_lat": null,
                     *             "location_lon": null,
                     *             "location_ne_lat": null,
                     *             "location_ne_lon": null,
                     *             "location_sw_lat": null,
                     *             "location_sw_lon": null,
                     *             "location_zoom": null,
                     *             "media": [],
                     *             "position": 6,
                     *             "creator": {
                     *               "first_name": "Ada",
                     *               "last_name": "Lovelace"
                     *             },
                     *             "role_id": null,
                     *             "thumbnail_id": null,
                     *             "thumbnail_url": null,
                     *             "is_webp_ready": false,
                     *             "status": "approved",
                     *             "created_on": "2026-03-01T12:04:28.000Z",
                     *             "updated_on": "2026-03-01T12:04:28.000Z"
                     *           }
                     *         ],
                     *         "owner": {
                     *           "first_name": "Ada",
                     *           "last_name": "Lovelace"
                     *         },
                     *         "cover_url": "/files/thumbnails/pyfqtgrdesq06z13gc3wkwndps6g72m2q.jpg",
                     *         "created_on": "2026-03-01T12:04:28.000Z",
                     *         "tokens": {
                     *           "recipient": "nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk"
                     *         },
                     *         "saved": true,
                     *         "thanks_message": "Thank you all. I read it twice.",
                     *         "thanks_sent_on": "2026-03-03T14:06:42.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        story: components["schemas"]["Story"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    removeThanks: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    saveCard: {
        parameters: {
            query?: {
                join_token?: string;
            };
            header?: never;
            path: {
                /** @example nfqkwg8e6wbgjdhyjyg93xffdxjx0zpk */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm01238f8128r2q50",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "recipient",
                     *         "status": "active",
                     *         "person": {
                     *           "first_name": "Grace",
                     *           "last_name": "Hopper",
                     *           "email": "grace@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-03T14:06:27.000Z",
                     *         "join_token": "hy47e2qjwfws67x98eah61fcy2ye0nfb",
                     *         "join_email": "grace@example.com",
                     *         "has_watched": false,
                     *         "last_watched_on": null,
                     *         "guest_token": null,
                     *         "co_owner": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    markWatched: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm01238f8128r2q50 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "has_watched": true
                 *     }
                 */
                "application/json": {
                    has_watched: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": {
                     *         "id": "01kjm01238f8128r2q50",
                     *         "story_id": "01kjm0023fg7awq0mbtn",
                     *         "role_type": "recipient",
                     *         "status": "active",
                     *         "person": {
                     *           "first_name": "Grace",
                     *           "last_name": "Hopper",
                     *           "email": "grace@example.com"
                     *         },
                     *         "contribution_count": 0,
                     *         "created_on": "2026-03-03T14:06:27.000Z",
                     *         "join_token": "hy47e2qjwfws67x98eah61fcy2ye0nfb",
                     *         "join_email": "grace@example.com",
                     *         "has_watched": true,
                     *         "last_watched_on": "2026-03-03T14:06:41.000Z",
                     *         "guest_token": null,
                     *         "co_owner": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    removeMember: {
        parameters: {
            query?: {
                /** @example true */
                reassign_media?: boolean;
            };
            header?: never;
            path: {
                /** @example 01kjm0098dcrbahmy81c */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reassign_media": true
                 *     }
                 */
                "application/json": {
                    reassign_media?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readThemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "themes": [
                     *         {
                     *           "id": "01kjm006966rx30k73jj",
                     *           "name": "My Theme 2",
                     *           "colourset": {
                     *             "schema_version": "1.2",
                     *             "type": "custom",
                     *             "allow_customisation": true,
                     *             "max_colours": 6,
                     *             "colours": [
                     *               "#F2545B",
                     *               "#FFC021",
                     *               "#F9C74F",
                     *               "#90BE6D",
                     *               "#43AA8B",
                     *               "#577590"
                     *             ]
                     *           },
                     *           "logo": null,
                     *           "from_shared_theme_id": null
                     *         },
                     *         {
                     *           "id": "01kjm00682f8464j5648",
                     *           "name": "Our new colours",
                     *           "colourset": {
                     *             "schema_version": "1.2",
                     *             "type": "custom",
                     *             "allow_customisation": true,
                     *             "max_colours": 6,
                     *             "colours": [
                     *               "#F2545B",
                     *               "#FFC021",
                     *               "#2B2140",
                     *               "#3FA7D6",
                     *               "#59CD90",
                     *               "#FFF0BE"
                     *             ]
                     *           },
                     *           "logo": null,
                     *           "from_shared_theme_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        themes: components["schemas"]["AccountTheme"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    createTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Our colours",
                 *       "colourset": {
                 *         "colours": [
                 *           "#F2545B",
                 *           "#FFC021",
                 *           "#2B2140",
                 *           "#3FA7D6",
                 *           "#59CD90",
                 *           "#FFF0BE"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    colourset: {
                        allow_customisation?: boolean;
                        colours: string[];
                        max_colours?: number;
                        schema_version?: string;
                        type?: string;
                    };
                    logo_id?: string | null;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": {
                     *         "id": "01kjm00682f8464j5648",
                     *         "name": "Our colours",
                     *         "colourset": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "logo": null,
                     *         "from_shared_theme_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        theme: components["schemas"]["AccountTheme"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm00682f8464j5648 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": {
                     *         "id": "01kjm00682f8464j5648",
                     *         "name": "Our new colours",
                     *         "colourset": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "logo": null,
                     *         "from_shared_theme_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        theme: components["schemas"]["AccountTheme"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    changeTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm00682f8464j5648 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Our new colours"
                 *     }
                 */
                "application/json": {
                    colourset?: {
                        allow_customisation?: boolean;
                        colours: string[];
                        max_colours?: number;
                        schema_version?: string;
                        type?: string;
                    };
                    logo_id?: string | null;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": {
                     *         "id": "01kjm00682f8464j5648",
                     *         "name": "Our new colours",
                     *         "colourset": {
                     *           "schema_version": "1.2",
                     *           "type": "custom",
                     *           "allow_customisation": true,
                     *           "max_colours": 6,
                     *           "colours": [
                     *             "#F2545B",
                     *             "#FFC021",
                     *             "#2B2140",
                     *             "#3FA7D6",
                     *             "#59CD90",
                     *             "#FFF0BE"
                     *           ]
                     *         },
                     *         "logo": null,
                     *         "from_shared_theme_id": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        theme: components["schemas"]["AccountTheme"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    deleteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01kjm006966rx30k73jj */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    reorderThemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "themes": [
                 *         "01kjm006966rx30k73jj",
                 *         "01kjm00682f8464j5648"
                 *       ]
                 *     }
                 */
                "application/json": {
                    themes: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    shareThemes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated requests with the same key take effect once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme_ids": [
                 *         "01kjm00682f8464j5648"
                 *       ]
                 *     }
                 */
                "application/json": {
                    theme_ids: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "themeset": {
                     *         "id": "jr9k856y261s58ajn4tpptn6yz3d3wjq",
                     *         "theme_ids": [
                     *           "01kjm00682f8464j5648"
                     *         ],
                     *         "themes": [
                     *           {
                     *             "id": "01kjm00682f8464j5648",
                     *             "name": "Our new colours",
                     *             "colourset": {
                     *               "schema_version": "1.2",
                     *               "type": "custom",
                     *               "allow_customisation": true,
                     *               "max_colours": 6,
                     *               "colours": [
                     *                 "#F2545B",
                     *                 "#FFC021",
                     *                 "#2B2140",
                     *                 "#3FA7D6",
                     *                 "#59CD90",
                     *                 "#FFF0BE"
                     *               ]
                     *             },
                     *             "logo": null,
                     *             "from_shared_theme_id": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        themeset: components["schemas"]["Themeset"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readThemeset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example jr9k856y261s58ajn4tpptn6yz3d3wjq */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "themeset": {
                     *         "id": "jr9k856y261s58ajn4tpptn6yz3d3wjq",
                     *         "theme_ids": [
                     *           "01kjm00682f8464j5648"
                     *         ],
                     *         "themes": [
                     *           {
                     *             "id": "01kjm00682f8464j5648",
                     *             "name": "Our new colours",
                     *             "colourset": {
                     *               "schema_version": "1.2",
                     *               "type": "custom",
                     *               "allow_customisation": true,
                     *               "max_colours": 6,
                     *               "colours": [
                     *                 "#F2545B",
                     *                 "#FFC021",
                     *                 "#2B2140",
                     *                 "#3FA7D6",
                     *                 "#59CD90",
                     *                 "#FFF0BE"
                     *               ]
                     *             },
                     *             "logo": null,
                     *             "from_shared_theme_id": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        themeset: components["schemas"]["Themeset"];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    acceptThemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme_ids": [
                 *         "01kjm00682f8464j5648"
                 *       ]
                 *     }
                 */
                "application/json": {
                    theme_ids: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "themes": [
                     *         {
                     *           "id": "01kjm0071zw1m3ptdme1",
                     *           "name": "Our new colours",
                     *           "colourset": {
                     *             "schema_version": "1.2",
                     *             "type": "custom",
                     *             "allow_customisation": true,
                     *             "max_colours": 6,
                     *             "colours": [
                     *               "#F2545B",
                     *               "#FFC021",
                     *               "#2B2140",
                     *               "#3FA7D6",
                     *               "#59CD90",
                     *               "#FFF0BE"
                     *             ]
                     *           },
                     *           "logo": null,
                     *           "from_shared_theme_id": "01kjm00682f8464j5648"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        themes: components["schemas"]["AccountTheme"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            413: components["responses"]["tooLarge"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    readTracks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracks": [
                     *         {
                     *           "id": "first-light",
                     *           "url": "/tracks/first-light.m4a",
                     *           "name": "First Light",
                     *           "composer": "Fanfold",
                     *           "genre": "Acoustic",
                     *           "length": 83.96,
                     *           "cover_url": "/tracks/first-light.webp",
                     *           "peaks": [
                     *             0.41,
                     *             0.4,
                     *             0.34,
                     *             0.33,
                     *             0.36,
                     *             0.35,
                     *             0.31,
                     *             0.34,
                     *             0.35,
                     *             0.26,
                     *             0.35,
                     *             0.34,
                     *             0.31,
                     *             0.33,
                     *             0.56,
                     *             0.58,
                     *             0.23,
                     *             0.69,
                     *             0.42,
                     *             0.46,
                     *             0.62,
                     *             0.67,
                     *             0.61,
                     *             0.46,
                     *             0.61,
                     *             0.4,
                     *             0.26,
                     *             0.37,
                     *             0.49,
                     *             0.54,
                     *             0.25,
                     *             0.49,
                     *             0.59,
                     *             0.6,
                     *             0.32,
                     *             0.69,
                     *             0.62,
                     *             0.46,
                     *             0.89,
                     *             0.34,
                     *             0.28,
                     *             0.27,
                     *             0.9,
                     *             0.62,
                     *             0.48,
                     *             0.73,
                     *             0.64,
                     *             0.52,
                     *             0.51,
                     *             0.7,
                     *             0.65,
                     *             0.44,
                     *             0.74,
                     *             0.58,
                     *             0.49,
                     *             0.52,
                     *             0.96,
                     *             0.72,
                     *             0.49,
                     *             0.69,
                     *             0.61,
                     *             0.58,
                     *             0.6,
                     *             0.63,
                     *             0.56,
                     *             0.54,
                     *             0.68,
                     *             0.67,
                     *             0.59,
                     *             0.68,
                     *             0.75,
                     *             0.88,
                     *             0.61,
                     *             0.94,
                     *             0.8,
                     *             0.79,
                     *             0.78,
                     *             0.94,
                     *             0.94,
                     *             0.69,
                     *             0.89,
                     *             0.73,
                     *             0.68,
                     *             0.62,
                     *             0.72,
                     *             0.86,
                     *             0.63,
                     *             0.8,
                     *             0.93,
                     *             0.92,
                     *             0.67,
                     *             0.94,
                     *             1,
                     *             0.78,
                     *             0.89,
                     *             0.79,
                     *             0.79,
                     *             0.66,
                     *             0.61,
                     *             0.66,
                     *             0.47,
                     *             0.21,
                     *             0.3,
                     *             0.27,
                     *             0.27,
                     *             0.31,
                     *             0.52,
                     *             0.36,
                     *             0.5,
                     *             0.41,
                     *             0.29,
                     *             0.27,
                     *             0.29,
                     *             0.28,
                     *             0.17,
                     *             0.15,
                     *             0.13,
                     *             0.15,
                     *             0.1,
                     *             0.05
                     *           ]
                     *         },
                     *         {
                     *           "id": "greensleeves",
                     *           "url": "/tracks/greensleeves.m4a",
                     *           "name": "Greensleeves",
                     *           "composer": "Traditional",
                     *           "genre": "Acoustic",
                     *           "length": 74.33,
                     *           "cover_url": "/tracks/greensleeves.webp",
                     *           "peaks": [
                     *             0.41,
                     *             0.52,
                     *             0.62,
                     *             0.51,
                     *             0.49,
                     *             0.38,
                     *             0.39,
                     *             0.59,
                     *             0.5,
                     *             0.51,
                     *             0.55,
                     *             0.52,
                     *             0.41,
                     *             0.4,
                     *             0.55,
                     *             0.5,
                     *             0.61,
                     *             0.55,
                     *             0.57,
                     *             0.6,
                     *             0.55,
                     *             0.59,
                     *             0.56,
                     *             0.46,
                     *             0.42,
                     *             0.46,
                     *             0.51,
                     *             0.54,
                     *             0.63,
                     *             0.48,
                     *             0.59,
                     *             0.63,
                     *             0.42,
                     *             0.12,
                     *             0.55,
                     *             0.44,
                     *             0.41,
                     *             0.48,
                     *             0.56,
                     *             0.55,
                     *             0.57,
                     *             0.46,
                     *             0.55,
                     *             0.58,
                     *             0.54,
                     *             0.58,
                     *             0.43,
                     *             0.39,
                     *             0.44,
                     *             0.54,
                     *             0.49,
                     *             0.56,
                     *             0.5,
                     *             0.63,
                     *             0.55,
                     *             0.43,
                     *             0.48,
                     *             0.61,
                     *             0.63,
                     *             0.62,
                     *             0.73,
                     *             0.6,
                     *             0.72,
                     *             0.84,
                     *             0.77,
                     *             0.68,
                     *             0.84,
                     *             0.85,
                     *             0.66,
                     *             0.73,
                     *             0.71,
                     *             0.78,
                     *             0.73,
                     *             0.47,
                     *             0.86,
                     *             0.68,
                     *             0.72,
                     *             0.78,
                     *             0.77,
                     *             0.6,
                     *             0.9,
                     *             0.75,
                     *             0.62,
                     *             0.79,
                     *             0.8,
                     *             0.85,
                     *             0.8,
                     *             0.83,
                     *             1,
                     *             0.94,
                     *             0.8,
                     *             0.89,
                     *             0.81,
                     *             0.73,
                     *             0.87,
                     *             0.88,
                     *             0.77,
                     *             0.83,
                     *             0.8,
                     *             0.82,
                     *             0.76,
                     *             0.74,
                     *             0.62,
                     *             0.52,
                     *             0.28,
                     *             0.34,
                     *             0.51,
                     *             0.39,
                     *             0.52,
                     *             0.51,
                     *             0.45,
                     *             0.48,
                     *             0.43,
                     *             0.3,
                     *             0.26,
                     *             0.56,
                     *             0.34,
                     *             0.17,
                     *             0.07,
                     *             0.02
                     *           ]
                     *         },
                     *         {
                     *           "id": "scarborough-fair",
                     *           "url": "/tracks/scarborough-fair.m4a",
                     *           "name": "Scarborough Fair",
                     *           "composer": "Traditional",
                     *           "genre": "Acoustic",
                     *           "length": 101.94,
                     *           "cover_url": "/tracks/scarborough-fair.webp",
                     *           "peaks": [
                     *             0.36,
                     *             0.29,
                     *             0.31,
                     *             0.44,
                     *             0.3,
                     *             0.33,
                     *             0.4,
                     *             0.47,
                     *             0.5,
                     *             0.41,
                     *             0.38,
                     *             0.44,
                     *             0.45,
                     *             0.34,
                     *             0.4,
                     *             0.39,
                     *             0.38,
                     *             0.36,
                     *             0.51,
                     *             0.41,
                     *             0.34,
                     *             0.4,
                     *             0.58,
                     *             0.46,
                     *             0.42,
                     *             0.36,
                     *             0.42,
                     *             0.41,
                     *             0.36,
                     *             0.33,
                     *             0.46,
                     *             0.45,
                     *             0.39,
                     *             0.44,
                     *             0.39,
                     *             0.46,
                     *             0.36,
                     *             0.36,
                     *             0.33,
                     *             0.3,
                     *             0.38,
                     *             0.32,
                     *             0.31,
                     *             0.32,
                     *             0.68,
                     *             0.61,
                     *             0.43,
                     *             0.52,
                     *             0.49,
                     *             0.51,
                     *             0.61,
                     *             0.47,
                     *             0.51,
                     *             0.54,
                     *             0.58,
                     *             0.52,
                     *             0.57,
                     *             0.53,
                     *             0.33,
                     *             0.2,
                     *             0.45,
                     *             0.57,
                     *             0.44,
                     *             0.51,
                     *             0.51,
                     *             0.54,
                     *             0.51,
                     *             0.61,
                     *             0.52,
                     *             0.45,
                     *             0.41,
                     *             0.39,
                     *             0.61,
                     *             0.62,
                     *             0.43,
                     *             0.58,
                     *             0.5,
                     *             0.51,
                     *             0.5,
                     *             0.54,
                     *             0.56,
                     *             0.79,
                     *             0.78,
                     *             0.87,
                     *             0.85,
                     *             0.78,
                     *             0.74,
                     *             0.64,
                     *             0.77,
                     *             0.84,
                     *             0.91,
                     *             0.83,
                     *             0.87,
                     *             0.76,
                     *             0.69,
                     *             0.7,
                     *             0.46,
                     *             0.82,
                     *             1,
                     *             0.83,
                     *             0.85,
                     *             0.58,
                     *             0.67,
                     *             0.51,
                     *             0.83,
                     *             0.8,
                     *             0.79,
                     *             0.79,
                     *             0.69,
                     *             0.74,
                     *             0.81,
                     *             0.73,
                     *             0.3,
                     *             0.34,
                     *             0.3,
                     *             0.44,
                     *             0.29,
                     *             0.2,
                     *             0.13,
                     *             0.07
                     *           ]
                     *         },
                     *         {
                     *           "id": "auld-lang-syne",
                     *           "url": "/tracks/auld-lang-syne.m4a",
                     *           "name": "Auld Lang Syne",
                     *           "composer": "Traditional",
                     *           "genre": "Acoustic",
                     *           "length": 72.86,
                     *           "cover_url": "/tracks/auld-lang-syne.webp",
                     *           "peaks": [
                     *             0.28,
                     *             0.22,
                     *             0.19,
                     *             0.17,
                     *             0.26,
                     *             0.23,
                     *             0.31,
                     *             0.25,
                     *             0.25,
                     *             0.28,
                     *             0.29,
                     *             0.4,
                     *             0.43,
                     *             0.34,
                     *             0.35,
                     *             0.37,
                     *             0.35,
                     *             0.38,
                     *             0.36,
                     *             0.42,
                     *             0.45,
                     *             0.34,
                     *             0.45,
                     *             0.44,
                     *             0.38,
                     *             0.38,
                     *             0.3,
                     *             0.35,
                     *             0.37,
                     *             0.35,
                     *             0.32,
                     *             0.4,
                     *             0.38,
                     *             0.28,
                     *             0.57,
                     *             0.5,
                     *             0.65,
                     *             0.64,
                     *             0.65,
                     *             0.49,
                     *             0.69,
                     *             0.61,
                     *             0.57,
                     *             0.71,
                     *             0.62,
                     *             0.66,
                     *             0.61,
                     *             0.52,
                     *             0.6,
                     *             0.7,
                     *             0.49,
                     *             0.55,
                     *             0.56,
                     *             0.75,
                     *             0.46,
                     *             0.59,
                     *             0.55,
                     *             0.39,
                     *             0.63,
                     *             0.53,
                     *             0.47,
                     *             0.63,
                     *             0.55,
                     *             0.47,
                     *             0.71,
                     *             0.78,
                     *             0.84,
                     *             0.54,
                     *             0.68,
                     *             0.77,
                     *             0.59,
                     *             0.64,
                     *             0.69,
                     *             0.61,
                     *             0.56,
                     *             0.78,
                     *             0.65,
                     *             0.69,
                     *             0.62,
                     *             0.62,
                     *             0.48,
                     *             0.9,
                     *             0.79,
                     *             0.55,
                     *             0.88,
                     *             0.72,
                     *             0.74,
                     *             0.8,
                     *             0.88,
                     *             0.8,
                     *             0.95,
                     *             0.88,
                     *             0.66,
                     *             1,
                     *             0.92,
                     *             0.68,
                     *             0.77,
                     *             0.7,
                     *             0.66,
                     *             0.83,
                     *             0.87,
                     *             0.75,
                     *             0.87,
                     *             0.81,
                     *             0.88,
                     *             0.65,
                     *             0.6,
                     *             0.44,
                     *             0.6,
                     *             0.61,
                     *             0.41,
                     *             0.5,
                     *             0.57,
                     *             0.52,
                     *             0.48,
                     *             0.65,
                     *             0.31,
                     *             0.23,
                     *             0.13,
                     *             0.03
                     *           ]
                     *         },
                     *         {
                     *           "id": "happy-birthday",
                     *           "url": "/tracks/happy-birthday.m4a",
                     *           "name": "Happy Birthday to You",
                     *           "composer": "Patty & Mildred Hill",
                     *           "genre": "Celebration",
                     *           "length": 61.79,
                     *           "cover_url": "/tracks/happy-birthday.webp",
                     *           "peaks": [
                     *             0.52,
                     *             0.58,
                     *             0.47,
                     *             0.5,
                     *             0.41,
                     *             0.45,
                     *             0.45,
                     *             0.44,
                     *             0.51,
                     *             0.49,
                     *             0.57,
                     *             0.71,
                     *             0.61,
                     *             0.58,
                     *             0.69,
                     *             0.66,
                     *             0.64,
                     *             0.62,
                     *             0.47,
                     *             0.74,
                     *             0.55,
                     *             0.57,
                     *             0.6,
                     *             0.52,
                     *             0.55,
                     *             0.66,
                     *             0.67,
                     *             0.52,
                     *             0.54,
                     *             0.55,
                     *             0.7,
                     *             0.55,
                     *             0.59,
                     *             0.68,
                     *             0.68,
                     *             0.67,
                     *             0.64,
                     *             0.71,
                     *             0.59,
                     *             0.69,
                     *             0.52,
                     *             0.62,
                     *             0.84,
                     *             0.63,
                     *             0.71,
                     *             0.59,
                     *             0.61,
                     *             0.55,
                     *             0.55,
                     *             0.59,
                     *             0.72,
                     *             0.68,
                     *             0.71,
                     *             0.78,
                     *             0.48,
                     *             0.67,
                     *             0.65,
                     *             0.64,
                     *             0.8,
                     *             0.7,
                     *             0.57,
                     *             0.79,
                     *             0.69,
                     *             0.66,
                     *             0.55,
                     *             0.46,
                     *             0.76,
                     *             0.62,
                     *             0.57,
                     *             0.79,
                     *             0.72,
                     *             0.65,
                     *             0.79,
                     *             0.72,
                     *             0.8,
                     *             0.78,
                     *             0.46,
                     *             0.78,
                     *             0.78,
                     *             0.72,
                     *             0.76,
                     *             0.75,
                     *             0.63,
                     *             0.83,
                     *             0.84,
                     *             0.79,
                     *             0.89,
                     *             0.77,
                     *             0.86,
                     *             0.86,
                     *             0.73,
                     *             0.82,
                     *             0.72,
                     *             0.69,
                     *             0.92,
                     *             0.82,
                     *             0.76,
                     *             0.92,
                     *             0.76,
                     *             0.8,
                     *             0.9,
                     *             0.9,
                     *             0.94,
                     *             0.77,
                     *             0.61,
                     *             0.8,
                     *             0.79,
                     *             0.69,
                     *             0.72,
                     *             0.67,
                     *             0.81,
                     *             0.74,
                     *             1,
                     *             0.97,
                     *             0.38,
                     *             0.16,
                     *             0.16,
                     *             0.12,
                     *             0.08,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "for-hes-a-jolly-good-fellow",
                     *           "url": "/tracks/for-hes-a-jolly-good-fellow.m4a",
                     *           "name": "For He’s a Jolly Good Fellow",
                     *           "composer": "Traditional",
                     *           "genre": "Celebration",
                     *           "length": 64.6,
                     *           "cover_url": "/tracks/for-hes-a-jolly-good-fellow.webp",
                     *           "peaks": [
                     *             0.34,
                     *             0.32,
                     *             0.37,
                     *             0.33,
                     *             0.4,
                     *             0.38,
                     *             0.48,
                     *             0.44,
                     *             0.51,
                     *             0.51,
                     *             0.45,
                     *             0.39,
                     *             0.39,
                     *             0.43,
                     *             0.45,
                     *             0.45,
                     *             0.44,
                     *             0.42,
                     *             0.51,
                     *             0.41,
                     *             0.38,
                     *             0.67,
                     *             0.63,
                     *             0.68,
                     *             0.62,
                     *             0.67,
                     *             0.8,
                     *             0.85,
                     *             0.87,
                     *             0.55,
                     *             0.71,
                     *             0.67,
                     *             0.63,
                     *             0.7,
                     *             0.66,
                     *             0.67,
                     *             0.67,
                     *             0.63,
                     *             0.46,
                     *             0.43,
                     *             0.4,
                     *             0.38,
                     *             0.47,
                     *             0.76,
                     *             0.68,
                     *             0.71,
                     *             0.79,
                     *             0.45,
                     *             0.4,
                     *             0.46,
                     *             0.44,
                     *             0.56,
                     *             0.53,
                     *             0.51,
                     *             0.43,
                     *             0.46,
                     *             0.46,
                     *             0.4,
                     *             0.48,
                     *             0.45,
                     *             0.45,
                     *             0.52,
                     *             0.4,
                     *             0.41,
                     *             0.44,
                     *             0.46,
                     *             0.62,
                     *             0.48,
                     *             0.89,
                     *             0.78,
                     *             0.74,
                     *             0.72,
                     *             0.83,
                     *             0.69,
                     *             0.77,
                     *             0.73,
                     *             0.79,
                     *             0.83,
                     *             0.76,
                     *             0.89,
                     *             0.77,
                     *             0.79,
                     *             0.81,
                     *             0.94,
                     *             0.72,
                     *             0.71,
                     *             0.47,
                     *             0.48,
                     *             0.45,
                     *             0.37,
                     *             0.74,
                     *             0.62,
                     *             0.92,
                     *             0.9,
                     *             0.73,
                     *             0.7,
                     *             0.83,
                     *             0.96,
                     *             0.8,
                     *             0.79,
                     *             0.79,
                     *             0.96,
                     *             0.93,
                     *             0.98,
                     *             0.88,
                     *             0.83,
                     *             0.82,
                     *             0.9,
                     *             1,
                     *             0.87,
                     *             0.78,
                     *             0.93,
                     *             0.87,
                     *             0.68,
                     *             0.97,
                     *             0.96,
                     *             0.98,
                     *             0.91,
                     *             0.26,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "ode-to-joy",
                     *           "url": "/tracks/ode-to-joy.m4a",
                     *           "name": "Ode to Joy",
                     *           "composer": "Ludwig van Beethoven",
                     *           "genre": "Celebration",
                     *           "length": 85.82,
                     *           "cover_url": "/tracks/ode-to-joy.webp",
                     *           "peaks": [
                     *             0.19,
                     *             0.17,
                     *             0.2,
                     *             0.25,
                     *             0.26,
                     *             0.26,
                     *             0.29,
                     *             0.21,
                     *             0.32,
                     *             0.3,
                     *             0.31,
                     *             0.3,
                     *             0.25,
                     *             0.26,
                     *             0.29,
                     *             0.35,
                     *             0.31,
                     *             0.36,
                     *             0.34,
                     *             0.19,
                     *             0.18,
                     *             0.2,
                     *             0.23,
                     *             0.3,
                     *             0.3,
                     *             0.26,
                     *             0.23,
                     *             0.23,
                     *             0.29,
                     *             0.22,
                     *             0.21,
                     *             0.28,
                     *             0.25,
                     *             0.31,
                     *             0.3,
                     *             0.22,
                     *             0.27,
                     *             0.25,
                     *             0.23,
                     *             0.18,
                     *             0.24,
                     *             0.42,
                     *             0.37,
                     *             0.44,
                     *             0.32,
                     *             0.42,
                     *             0.37,
                     *             0.29,
                     *             0.39,
                     *             0.32,
                     *             0.41,
                     *             0.43,
                     *             0.4,
                     *             0.53,
                     *             0.4,
                     *             0.36,
                     *             0.53,
                     *             0.36,
                     *             0.39,
                     *             0.38,
                     *             0.37,
                     *             0.4,
                     *             0.49,
                     *             0.65,
                     *             0.64,
                     *             0.61,
                     *             0.77,
                     *             0.78,
                     *             0.81,
                     *             0.75,
                     *             0.87,
                     *             0.79,
                     *             0.78,
                     *             0.67,
                     *             0.78,
                     *             0.78,
                     *             0.88,
                     *             0.81,
                     *             0.86,
                     *             0.88,
                     *             0.9,
                     *             0.77,
                     *             0.65,
                     *             0.74,
                     *             0.69,
                     *             0.72,
                     *             0.61,
                     *             0.33,
                     *             0.36,
                     *             0.36,
                     *             0.35,
                     *             0.42,
                     *             0.39,
                     *             0.38,
                     *             0.33,
                     *             0.42,
                     *             0.7,
                     *             0.73,
                     *             0.75,
                     *             0.83,
                     *             0.93,
                     *             0.69,
                     *             0.68,
                     *             0.83,
                     *             0.84,
                     *             0.64,
                     *             0.65,
                     *             0.71,
                     *             0.67,
                     *             0.7,
                     *             0.77,
                     *             0.76,
                     *             0.83,
                     *             0.82,
                     *             0.96,
                     *             0.97,
                     *             1,
                     *             0.96,
                     *             0.83,
                     *             0.02
                     *           ]
                     *         },
                     *         {
                     *           "id": "lamplight",
                     *           "url": "/tracks/lamplight.m4a",
                     *           "name": "Lamplight",
                     *           "composer": "Fanfold",
                     *           "genre": "Chill",
                     *           "length": 102.52,
                     *           "cover_url": "/tracks/lamplight.webp",
                     *           "peaks": [
                     *             0.57,
                     *             0.33,
                     *             0.42,
                     *             0.55,
                     *             0.53,
                     *             0.27,
                     *             0.42,
                     *             0.56,
                     *             0.5,
                     *             0.44,
                     *             0.44,
                     *             0.57,
                     *             0.44,
                     *             0.37,
                     *             0.83,
                     *             0.68,
                     *             0.6,
                     *             0.56,
                     *             0.89,
                     *             0.61,
                     *             0.63,
                     *             0.65,
                     *             0.98,
                     *             0.67,
                     *             0.72,
                     *             0.67,
                     *             0.66,
                     *             0.51,
                     *             0.71,
                     *             0.84,
                     *             0.65,
                     *             0.51,
                     *             0.48,
                     *             0.94,
                     *             0.6,
                     *             0.6,
                     *             0.59,
                     *             0.87,
                     *             0.57,
                     *             0.61,
                     *             0.87,
                     *             0.66,
                     *             0.46,
                     *             0.57,
                     *             0.8,
                     *             0.61,
                     *             0.7,
                     *             0.67,
                     *             1,
                     *             0.58,
                     *             0.64,
                     *             0.86,
                     *             0.8,
                     *             0.74,
                     *             0.58,
                     *             0.81,
                     *             0.71,
                     *             0.91,
                     *             0.66,
                     *             0.95,
                     *             0.57,
                     *             0.84,
                     *             0.76,
                     *             0.8,
                     *             0.53,
                     *             0.71,
                     *             0.85,
                     *             0.7,
                     *             0.66,
                     *             0.47,
                     *             0.84,
                     *             0.55,
                     *             0.7,
                     *             0.54,
                     *             0.82,
                     *             0.63,
                     *             0.65,
                     *             0.94,
                     *             0.71,
                     *             0.59,
                     *             0.65,
                     *             0.97,
                     *             0.81,
                     *             0.56,
                     *             0.44,
                     *             0.73,
                     *             0.54,
                     *             0.75,
                     *             0.92,
                     *             0.68,
                     *             0.46,
                     *             0.67,
                     *             0.84,
                     *             0.68,
                     *             0.78,
                     *             0.71,
                     *             0.83,
                     *             0.64,
                     *             0.69,
                     *             0.92,
                     *             0.81,
                     *             0.56,
                     *             0.6,
                     *             0.64,
                     *             0.51,
                     *             0.34,
                     *             0.41,
                     *             0.61,
                     *             0.4,
                     *             0.41,
                     *             0.7,
                     *             0.63,
                     *             0.36,
                     *             0.47,
                     *             0.74,
                     *             0.59,
                     *             0.39,
                     *             0.42,
                     *             0.26,
                     *             0.02
                     *           ]
                     *         },
                     *         {
                     *           "id": "sea-breeze",
                     *           "url": "/tracks/sea-breeze.m4a",
                     *           "name": "Sea Breeze",
                     *           "composer": "Fanfold",
                     *           "genre": "Chill",
                     *           "length": 74.58,
                     *           "cover_url": "/tracks/sea-breeze.webp",
                     *           "peaks": [
                     *             0.51,
                     *             0.39,
                     *             0.52,
                     *             0.45,
                     *             0.34,
                     *             0.53,
                     *             0.47,
                     *             0.41,
                     *             0.55,
                     *             0.49,
                     *             0.48,
                     *             0.79,
                     *             0.57,
                     *             0.64,
                     *             0.59,
                     *             0.74,
                     *             0.82,
                     *             0.84,
                     *             0.58,
                     *             0.67,
                     *             0.7,
                     *             0.7,
                     *             0.73,
                     *             0.92,
                     *             0.74,
                     *             0.63,
                     *             0.94,
                     *             0.65,
                     *             0.64,
                     *             0.98,
                     *             0.65,
                     *             0.52,
                     *             0.96,
                     *             0.56,
                     *             0.51,
                     *             0.74,
                     *             0.63,
                     *             0.59,
                     *             0.63,
                     *             0.82,
                     *             0.63,
                     *             0.99,
                     *             0.75,
                     *             0.66,
                     *             0.77,
                     *             0.76,
                     *             0.99,
                     *             0.76,
                     *             0.81,
                     *             0.94,
                     *             0.81,
                     *             0.77,
                     *             0.86,
                     *             0.72,
                     *             0.72,
                     *             0.62,
                     *             0.63,
                     *             0.72,
                     *             0.95,
                     *             0.61,
                     *             0.71,
                     *             0.65,
                     *             0.7,
                     *             0.93,
                     *             0.96,
                     *             0.67,
                     *             0.62,
                     *             0.82,
                     *             0.78,
                     *             0.74,
                     *             0.95,
                     *             0.66,
                     *             0.56,
                     *             1,
                     *             0.68,
                     *             0.54,
                     *             0.94,
                     *             0.62,
                     *             0.65,
                     *             0.99,
                     *             0.8,
                     *             0.72,
                     *             0.86,
                     *             0.92,
                     *             0.71,
                     *             0.86,
                     *             0.82,
                     *             0.92,
                     *             0.68,
                     *             0.72,
                     *             0.72,
                     *             0.59,
                     *             0.79,
                     *             0.93,
                     *             0.66,
                     *             0.87,
                     *             0.96,
                     *             0.7,
                     *             0.75,
                     *             0.83,
                     *             0.77,
                     *             0.7,
                     *             0.66,
                     *             0.8,
                     *             0.48,
                     *             0.86,
                     *             0.67,
                     *             0.6,
                     *             0.91,
                     *             0.76,
                     *             0.61,
                     *             0.79,
                     *             0.63,
                     *             0.53,
                     *             0.58,
                     *             0.42,
                     *             0.27,
                     *             0.17,
                     *             0.1,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "gymnopedie-no-1",
                     *           "url": "/tracks/gymnopedie-no-1.m4a",
                     *           "name": "Gymnopédie No. 1",
                     *           "composer": "Erik Satie",
                     *           "genre": "Chill",
                     *           "length": 93.34,
                     *           "cover_url": "/tracks/gymnopedie-no-1.webp",
                     *           "peaks": [
                     *             0.21,
                     *             0.2,
                     *             0.05,
                     *             0.18,
                     *             0.23,
                     *             0.25,
                     *             0.23,
                     *             0.15,
                     *             0.17,
                     *             0.25,
                     *             0.15,
                     *             0.24,
                     *             0.33,
                     *             0.46,
                     *             0.43,
                     *             0.47,
                     *             0.62,
                     *             0.73,
                     *             0.69,
                     *             0.65,
                     *             0.78,
                     *             0.26,
                     *             0.09,
                     *             0.65,
                     *             0.21,
                     *             0.08,
                     *             0.15,
                     *             0.26,
                     *             0.19,
                     *             0.32,
                     *             0.29,
                     *             0.16,
                     *             0.25,
                     *             0.16,
                     *             0.26,
                     *             0.53,
                     *             0.59,
                     *             0.51,
                     *             0.47,
                     *             0.79,
                     *             0.79,
                     *             0.71,
                     *             0.62,
                     *             0.61,
                     *             0.36,
                     *             0.42,
                     *             0.7,
                     *             0.35,
                     *             0.27,
                     *             0.4,
                     *             0.29,
                     *             0.13,
                     *             0.6,
                     *             0.21,
                     *             0.22,
                     *             0.35,
                     *             0.3,
                     *             0.33,
                     *             0.26,
                     *             0.24,
                     *             0.64,
                     *             0.84,
                     *             0.83,
                     *             0.78,
                     *             0.8,
                     *             0.62,
                     *             0.85,
                     *             0.76,
                     *             0.57,
                     *             0.73,
                     *             0.45,
                     *             0.46,
                     *             0.58,
                     *             0.51,
                     *             0.74,
                     *             0.76,
                     *             0.72,
                     *             0.52,
                     *             0.71,
                     *             0.65,
                     *             0.81,
                     *             0.8,
                     *             0.9,
                     *             0.78,
                     *             0.75,
                     *             0.41,
                     *             0.38,
                     *             0.36,
                     *             0.73,
                     *             0.55,
                     *             0.44,
                     *             0.38,
                     *             0.53,
                     *             0.49,
                     *             0.4,
                     *             0.82,
                     *             0.87,
                     *             0.78,
                     *             0.72,
                     *             0.89,
                     *             0.81,
                     *             0.8,
                     *             0.97,
                     *             0.7,
                     *             0.56,
                     *             0.38,
                     *             0.41,
                     *             1,
                     *             0.45,
                     *             0.79,
                     *             0.96,
                     *             0.35,
                     *             0.37,
                     *             0.37,
                     *             0.36,
                     *             0.26,
                     *             0.21,
                     *             0.03,
                     *             0.02,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "morning-mood",
                     *           "url": "/tracks/morning-mood.m4a",
                     *           "name": "Morning Mood",
                     *           "composer": "Edvard Grieg",
                     *           "genre": "Chill",
                     *           "length": 76.44,
                     *           "cover_url": "/tracks/morning-mood.webp",
                     *           "peaks": [
                     *             0.35,
                     *             0.38,
                     *             0.47,
                     *             0.4,
                     *             0.42,
                     *             0.43,
                     *             0.52,
                     *             0.42,
                     *             0.41,
                     *             0.4,
                     *             0.41,
                     *             0.38,
                     *             0.32,
                     *             0.27,
                     *             0.3,
                     *             0.24,
                     *             0.31,
                     *             0.33,
                     *             0.26,
                     *             0.32,
                     *             0.33,
                     *             0.3,
                     *             0.33,
                     *             0.33,
                     *             0.25,
                     *             0.24,
                     *             0.4,
                     *             0.51,
                     *             0.39,
                     *             0.43,
                     *             0.49,
                     *             0.53,
                     *             0.45,
                     *             0.5,
                     *             0.52,
                     *             0.49,
                     *             0.48,
                     *             0.48,
                     *             0.43,
                     *             0.4,
                     *             0.32,
                     *             0.23,
                     *             0.22,
                     *             0.3,
                     *             0.26,
                     *             0.26,
                     *             0.31,
                     *             0.28,
                     *             0.23,
                     *             0.27,
                     *             0.29,
                     *             0.25,
                     *             0.28,
                     *             0.52,
                     *             0.88,
                     *             0.74,
                     *             0.84,
                     *             0.88,
                     *             0.84,
                     *             0.8,
                     *             1,
                     *             0.95,
                     *             0.89,
                     *             0.96,
                     *             0.99,
                     *             0.79,
                     *             0.65,
                     *             0.69,
                     *             0.41,
                     *             0.34,
                     *             0.33,
                     *             0.45,
                     *             0.6,
                     *             0.5,
                     *             0.47,
                     *             0.43,
                     *             0.34,
                     *             0.29,
                     *             0.48,
                     *             0.58,
                     *             0.5,
                     *             0.53,
                     *             0.46,
                     *             0.32,
                     *             0.31,
                     *             0.37,
                     *             0.61,
                     *             0.72,
                     *             0.69,
                     *             0.56,
                     *             0.56,
                     *             0.44,
                     *             0.53,
                     *             0.46,
                     *             0.5,
                     *             0.49,
                     *             0.34,
                     *             0.33,
                     *             0.34,
                     *             0.37,
                     *             0.35,
                     *             0.29,
                     *             0.35,
                     *             0.37,
                     *             0.4,
                     *             0.45,
                     *             0.35,
                     *             0.36,
                     *             0.29,
                     *             0.24,
                     *             0.27,
                     *             0.25,
                     *             0.36,
                     *             0.4,
                     *             0.32,
                     *             0.34,
                     *             0.3,
                     *             0.26,
                     *             0.16,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "jingle-bells",
                     *           "url": "/tracks/jingle-bells.m4a",
                     *           "name": "Jingle Bells",
                     *           "composer": "James Lord Pierpont",
                     *           "genre": "Festive",
                     *           "length": 90.51,
                     *           "cover_url": "/tracks/jingle-bells.webp",
                     *           "peaks": [
                     *             0.2,
                     *             0.16,
                     *             0.23,
                     *             0.23,
                     *             0.2,
                     *             0.24,
                     *             0.3,
                     *             0.29,
                     *             0.37,
                     *             0.36,
                     *             0.35,
                     *             0.41,
                     *             0.37,
                     *             0.32,
                     *             0.32,
                     *             0.39,
                     *             0.4,
                     *             0.31,
                     *             0.48,
                     *             0.4,
                     *             0.36,
                     *             0.4,
                     *             0.35,
                     *             0.42,
                     *             0.27,
                     *             0.4,
                     *             0.39,
                     *             0.4,
                     *             0.34,
                     *             0.32,
                     *             0.33,
                     *             0.34,
                     *             0.36,
                     *             0.41,
                     *             0.45,
                     *             0.51,
                     *             0.51,
                     *             0.56,
                     *             0.49,
                     *             0.47,
                     *             0.53,
                     *             0.47,
                     *             0.52,
                     *             0.6,
                     *             0.56,
                     *             0.63,
                     *             0.52,
                     *             0.59,
                     *             0.56,
                     *             0.6,
                     *             0.59,
                     *             0.51,
                     *             0.56,
                     *             0.58,
                     *             0.55,
                     *             0.5,
                     *             0.48,
                     *             0.63,
                     *             0.65,
                     *             0.47,
                     *             0.47,
                     *             0.41,
                     *             0.5,
                     *             0.35,
                     *             0.45,
                     *             0.51,
                     *             0.35,
                     *             0.46,
                     *             0.43,
                     *             0.47,
                     *             0.49,
                     *             0.43,
                     *             0.47,
                     *             0.53,
                     *             0.3,
                     *             0.33,
                     *             0.31,
                     *             0.34,
                     *             0.37,
                     *             0.32,
                     *             0.36,
                     *             0.34,
                     *             0.34,
                     *             0.34,
                     *             0.36,
                     *             0.33,
                     *             0.34,
                     *             0.71,
                     *             0.75,
                     *             0.74,
                     *             0.81,
                     *             0.84,
                     *             0.62,
                     *             0.69,
                     *             1,
                     *             0.85,
                     *             0.84,
                     *             0.84,
                     *             0.83,
                     *             0.86,
                     *             0.86,
                     *             0.8,
                     *             0.91,
                     *             0.78,
                     *             0.81,
                     *             0.7,
                     *             0.68,
                     *             0.86,
                     *             0.75,
                     *             0.8,
                     *             0.95,
                     *             0.92,
                     *             0.68,
                     *             0.61,
                     *             0.8,
                     *             0.8,
                     *             0.93,
                     *             0.9,
                     *             0.16,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "silent-night",
                     *           "url": "/tracks/silent-night.m4a",
                     *           "name": "Silent Night",
                     *           "composer": "Franz Xaver Gruber",
                     *           "genre": "Festive",
                     *           "length": 106.35,
                     *           "cover_url": "/tracks/silent-night.webp",
                     *           "peaks": [
                     *             0.39,
                     *             0.3,
                     *             0.38,
                     *             0.36,
                     *             0.59,
                     *             0.56,
                     *             0.48,
                     *             0.32,
                     *             0.29,
                     *             0.44,
                     *             0.36,
                     *             0.49,
                     *             0.4,
                     *             0.47,
                     *             0.41,
                     *             0.46,
                     *             0.39,
                     *             0.65,
                     *             0.72,
                     *             0.43,
                     *             0.54,
                     *             0.65,
                     *             0.58,
                     *             0.46,
                     *             0.47,
                     *             0.5,
                     *             0.56,
                     *             0.56,
                     *             0.61,
                     *             0.58,
                     *             0.52,
                     *             0.52,
                     *             0.5,
                     *             0.49,
                     *             0.53,
                     *             0.64,
                     *             0.52,
                     *             0.46,
                     *             0.53,
                     *             0.52,
                     *             0.54,
                     *             0.48,
                     *             0.41,
                     *             0.71,
                     *             0.8,
                     *             0.54,
                     *             0.72,
                     *             0.7,
                     *             0.63,
                     *             0.53,
                     *             0.56,
                     *             0.57,
                     *             0.64,
                     *             0.57,
                     *             0.41,
                     *             0.71,
                     *             0.53,
                     *             0.63,
                     *             0.45,
                     *             0.46,
                     *             0.28,
                     *             0.36,
                     *             0.46,
                     *             0.4,
                     *             0.55,
                     *             0.64,
                     *             0.42,
                     *             0.43,
                     *             0.64,
                     *             0.45,
                     *             0.46,
                     *             0.41,
                     *             0.58,
                     *             1,
                     *             0.62,
                     *             0.56,
                     *             0.67,
                     *             0.8,
                     *             0.7,
                     *             0.56,
                     *             0.43,
                     *             0.73,
                     *             0.71,
                     *             0.7,
                     *             0.68,
                     *             0.63,
                     *             0.56,
                     *             0.6,
                     *             0.4,
                     *             0.47,
                     *             0.84,
                     *             0.72,
                     *             0.54,
                     *             0.49,
                     *             0.7,
                     *             0.71,
                     *             0.45,
                     *             0.42,
                     *             0.84,
                     *             0.8,
                     *             0.59,
                     *             0.64,
                     *             0.5,
                     *             0.82,
                     *             0.71,
                     *             0.75,
                     *             0.64,
                     *             0.69,
                     *             0.51,
                     *             0.39,
                     *             0.68,
                     *             0.71,
                     *             0.83,
                     *             0.54,
                     *             0.55,
                     *             0.58,
                     *             0.43,
                     *             0.47,
                     *             0.39,
                     *             0.09
                     *           ]
                     *         },
                     *         {
                     *           "id": "we-wish-you-a-merry-christmas",
                     *           "url": "/tracks/we-wish-you-a-merry-christmas.m4a",
                     *           "name": "We Wish You a Merry Christmas",
                     *           "composer": "Traditional",
                     *           "genre": "Festive",
                     *           "length": 61.95,
                     *           "cover_url": "/tracks/we-wish-you-a-merry-christmas.webp",
                     *           "peaks": [
                     *             0.22,
                     *             0.11,
                     *             0.3,
                     *             0.14,
                     *             0.25,
                     *             0.17,
                     *             0.14,
                     *             0.23,
                     *             0.31,
                     *             0.31,
                     *             0.38,
                     *             0.43,
                     *             0.35,
                     *             0.28,
                     *             0.4,
                     *             0.41,
                     *             0.38,
                     *             0.38,
                     *             0.35,
                     *             0.4,
                     *             0.43,
                     *             0.43,
                     *             0.44,
                     *             0.4,
                     *             0.47,
                     *             0.41,
                     *             0.2,
                     *             0.28,
                     *             0.38,
                     *             0.33,
                     *             0.31,
                     *             0.27,
                     *             0.33,
                     *             0.31,
                     *             0.32,
                     *             0.34,
                     *             0.32,
                     *             0.32,
                     *             0.44,
                     *             0.4,
                     *             0.34,
                     *             0.32,
                     *             0.31,
                     *             0.37,
                     *             0.27,
                     *             0.43,
                     *             0.58,
                     *             0.65,
                     *             0.56,
                     *             0.57,
                     *             0.56,
                     *             0.68,
                     *             0.78,
                     *             0.69,
                     *             0.67,
                     *             0.8,
                     *             0.92,
                     *             0.71,
                     *             0.72,
                     *             0.57,
                     *             0.58,
                     *             0.85,
                     *             0.63,
                     *             0.63,
                     *             0.58,
                     *             0.33,
                     *             0.33,
                     *             0.32,
                     *             0.34,
                     *             0.34,
                     *             0.27,
                     *             0.32,
                     *             0.27,
                     *             0.29,
                     *             0.43,
                     *             0.33,
                     *             0.3,
                     *             0.36,
                     *             0.32,
                     *             0.26,
                     *             0.35,
                     *             0.29,
                     *             0.27,
                     *             0.29,
                     *             0.35,
                     *             0.41,
                     *             0.73,
                     *             0.96,
                     *             0.68,
                     *             0.78,
                     *             0.75,
                     *             0.89,
                     *             0.95,
                     *             0.95,
                     *             0.75,
                     *             0.54,
                     *             0.83,
                     *             0.98,
                     *             0.76,
                     *             0.79,
                     *             0.7,
                     *             0.75,
                     *             0.96,
                     *             0.98,
                     *             0.71,
                     *             0.64,
                     *             0.67,
                     *             0.72,
                     *             0.83,
                     *             0.9,
                     *             0.85,
                     *             0.87,
                     *             0.7,
                     *             0.96,
                     *             0.96,
                     *             1,
                     *             0.97,
                     *             0.64,
                     *             0.02,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "id": "canon-in-d",
                     *           "url": "/tracks/canon-in-d.m4a",
                     *           "name": "Canon in D",
                     *           "composer": "Johann Pachelbel",
                     *           "genre": "Romantic",
                     *           "length": 73.54,
                     *           "cover_url": "/tracks/canon-in-d.webp",
                     *           "peaks": [
                     *             0.36,
                     *             0.38,
                     *             0.43,
                     *             0.34,
                     *             0.44,
                     *             0.47,
                     *             0.42,
                     *             0.39,
                     *             0.41,
                     *             0.35,
                     *             0.36,
                     *             0.36,
                     *             0.62,
                     *             0.63,
                     *             0.59,
                     *             0.53,
                     *             0.63,
                     *             0.68,
                     *             0.6,
                     *             0.56,
                     *             0.55,
                     *             0.57,
                     *             0.41,
                     *             0.48,
                     *             0.51,
                     *             0.67,
                     *             0.59,
                     *             0.62,
                     *             0.54,
                     *             0.56,
                     *             0.73,
                     *             0.65,
                     *             0.6,
                     *             0.66,
                     *             0.56,
                     *             0.61,
                     *             0.64,
                     *             0.68,
                     *             0.73,
                     *             0.75,
                     *             0.68,
                     *             0.93,
                     *             0.8,
                     *             0.69,
                     *             0.92,
                     *             0.79,
                     *             0.67,
                     *             0.7,
                     *             0.78,
                     *             0.65,
                     *             0.68,
                     *             0.62,
                     *             0.65,
                     *             0.83,
                     *             0.79,
                     *             0.82,
                     *             0.71,
                     *             0.7,
                     *             0.66,
                     *             0.74,
                     *             0.64,
                     *             0.59,
                     *             0.73,
                     *             0.59,
                     *             0.56,
                     *             0.59,
                     *             0.67,
                     *             0.7,
                     *             0.59,
                     *             0.51,
                     *             0.61,
                     *             0.57,
                     *             0.59,
                     *             0.56,
                     *             0.73,
                     *             0.63,
                     *             0.59,
                     *             0.59,
                     *             0.47,
                     *             0.66,
                     *             0.53,
                     *             0.78,
                     *             0.76,
                     *             0.53,
                     *             0.58,
                     *             0.55,
                     *             0.63,
                     *             0.67,
                     *             0.6,
                     *             0.66,
                     *             0.69,
                     *             0.69,
                     *             0.64,
                     *             0.7,
                     *             0.73,
                     *             0.72,
                     *             0.72,
                     *             0.67,
                     *             0.95,
                     *             0.78,
                     *             0.76,
                     *             0.71,
                     *             0.87,
                     *             0.87,
                     *             0.94,
                     *             0.83,
                     *             0.95,
                     *             1,
                     *             0.81,
                     *             0.71,
                     *             0.78,
                     *             0.92,
                     *             0.8,
                     *             0.73,
                     *             0.68,
                     *             0.66,
                     *             0.67,
                     *             0.51,
                     *             0.51,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "clair-de-lune",
                     *           "url": "/tracks/clair-de-lune.m4a",
                     *           "name": "Clair de lune",
                     *           "composer": "Claude Debussy",
                     *           "genre": "Romantic",
                     *           "length": 83.87,
                     *           "cover_url": "/tracks/clair-de-lune.webp",
                     *           "peaks": [
                     *             0.78,
                     *             0.26,
                     *             0.04,
                     *             0.7,
                     *             0.33,
                     *             0.82,
                     *             0.93,
                     *             0.46,
                     *             0.04,
                     *             0.04,
                     *             0.85,
                     *             0.95,
                     *             0.52,
                     *             0.12,
                     *             0.51,
                     *             0.88,
                     *             0.93,
                     *             0.79,
                     *             0.1,
                     *             0.05,
                     *             0.9,
                     *             0.83,
                     *             0.71,
                     *             0.69,
                     *             0.93,
                     *             0.62,
                     *             0.51,
                     *             0.6,
                     *             0.34,
                     *             0.75,
                     *             0.3,
                     *             0.46,
                     *             0.53,
                     *             0.65,
                     *             0.6,
                     *             0.57,
                     *             0.43,
                     *             0.43,
                     *             0.38,
                     *             0.13,
                     *             0.45,
                     *             0.33,
                     *             0.18,
                     *             0.43,
                     *             0.99,
                     *             0.31,
                     *             0.93,
                     *             0.3,
                     *             0.96,
                     *             0.9,
                     *             0.69,
                     *             0.23,
                     *             0.2,
                     *             0.9,
                     *             0.96,
                     *             1,
                     *             0.99,
                     *             0.76,
                     *             0.2,
                     *             0.97,
                     *             0.8,
                     *             0.27,
                     *             0.73,
                     *             0.21,
                     *             0.55,
                     *             0.94,
                     *             0.66,
                     *             0.71,
                     *             0.39,
                     *             0.3,
                     *             0.74,
                     *             0.95,
                     *             0.9,
                     *             0.94,
                     *             0.23,
                     *             0.77,
                     *             1,
                     *             0.23,
                     *             0.92,
                     *             0.3,
                     *             0.17,
                     *             0.25,
                     *             0.3,
                     *             0.32,
                     *             0.29,
                     *             0.35,
                     *             0.26,
                     *             0.99,
                     *             0.66,
                     *             0.89,
                     *             0.56,
                     *             0.22,
                     *             0.41,
                     *             0.45,
                     *             0.5,
                     *             0.39,
                     *             0.37,
                     *             0.54,
                     *             0.75,
                     *             0.47,
                     *             0.38,
                     *             0.76,
                     *             0.48,
                     *             0.45,
                     *             0.06,
                     *             0.52,
                     *             0.1,
                     *             0.66,
                     *             0.34,
                     *             0.32,
                     *             0.35,
                     *             0.3,
                     *             0.24,
                     *             0.49,
                     *             0.31,
                     *             0.13,
                     *             0.15,
                     *             0.13,
                     *             0.11,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "fur-elise",
                     *           "url": "/tracks/fur-elise.m4a",
                     *           "name": "Für Elise",
                     *           "composer": "Ludwig van Beethoven",
                     *           "genre": "Romantic",
                     *           "length": 75.21,
                     *           "cover_url": "/tracks/fur-elise.webp",
                     *           "peaks": [
                     *             0.49,
                     *             0.47,
                     *             0.58,
                     *             0.52,
                     *             0.55,
                     *             0.41,
                     *             0.53,
                     *             0.63,
                     *             0.6,
                     *             0.62,
                     *             0.61,
                     *             0.69,
                     *             0.42,
                     *             0.57,
                     *             0.6,
                     *             0.56,
                     *             0.41,
                     *             0.5,
                     *             0.43,
                     *             0.44,
                     *             0.33,
                     *             0.52,
                     *             0.3,
                     *             0.65,
                     *             0.52,
                     *             0.44,
                     *             0.46,
                     *             0.55,
                     *             0.47,
                     *             0.39,
                     *             0.42,
                     *             0.52,
                     *             0.42,
                     *             0.42,
                     *             0.56,
                     *             0.39,
                     *             0.66,
                     *             0.39,
                     *             0.65,
                     *             0.43,
                     *             0.77,
                     *             0.35,
                     *             0.48,
                     *             0.55,
                     *             0.47,
                     *             0.63,
                     *             0.61,
                     *             0.66,
                     *             0.66,
                     *             0.63,
                     *             0.61,
                     *             0.53,
                     *             0.59,
                     *             0.52,
                     *             0.67,
                     *             0.46,
                     *             0.7,
                     *             0.66,
                     *             0.74,
                     *             0.54,
                     *             0.62,
                     *             0.42,
                     *             0.65,
                     *             0.67,
                     *             0.72,
                     *             0.1,
                     *             0.5,
                     *             0.52,
                     *             0.7,
                     *             0.73,
                     *             0.73,
                     *             0.67,
                     *             0.81,
                     *             0.98,
                     *             0.6,
                     *             0.83,
                     *             0.57,
                     *             0.81,
                     *             0.64,
                     *             0.8,
                     *             0.64,
                     *             0.93,
                     *             0.92,
                     *             1,
                     *             0.78,
                     *             0.97,
                     *             0.98,
                     *             0.79,
                     *             0.95,
                     *             0.88,
                     *             0.89,
                     *             0.8,
                     *             0.85,
                     *             0.45,
                     *             0.54,
                     *             0.59,
                     *             0.51,
                     *             0.52,
                     *             0.57,
                     *             0.57,
                     *             0.48,
                     *             0.34,
                     *             0.41,
                     *             0.43,
                     *             0.4,
                     *             0.42,
                     *             0.39,
                     *             0.53,
                     *             0.34,
                     *             0.55,
                     *             0.55,
                     *             0.47,
                     *             0.33,
                     *             0.41,
                     *             0.37,
                     *             0.48,
                     *             0.38,
                     *             0.19,
                     *             0.11,
                     *             0.07
                     *           ]
                     *         },
                     *         {
                     *           "id": "bridal-chorus",
                     *           "url": "/tracks/bridal-chorus.m4a",
                     *           "name": "Bridal Chorus",
                     *           "composer": "Richard Wagner",
                     *           "genre": "Romantic",
                     *           "length": 107.42,
                     *           "cover_url": "/tracks/bridal-chorus.webp",
                     *           "peaks": [
                     *             0.16,
                     *             0.17,
                     *             0.13,
                     *             0.21,
                     *             0.16,
                     *             0.16,
                     *             0.32,
                     *             0.27,
                     *             0.26,
                     *             0.3,
                     *             0.27,
                     *             0.32,
                     *             0.41,
                     *             0.41,
                     *             0.39,
                     *             0.37,
                     *             0.48,
                     *             0.42,
                     *             0.37,
                     *             0.51,
                     *             0.46,
                     *             0.51,
                     *             0.53,
                     *             0.45,
                     *             0.46,
                     *             0.38,
                     *             0.43,
                     *             0.45,
                     *             0.47,
                     *             0.42,
                     *             0.34,
                     *             0.33,
                     *             0.3,
                     *             0.43,
                     *             0.42,
                     *             0.44,
                     *             0.3,
                     *             0.36,
                     *             0.47,
                     *             0.53,
                     *             0.49,
                     *             0.48,
                     *             0.57,
                     *             0.4,
                     *             0.45,
                     *             0.48,
                     *             0.51,
                     *             0.65,
                     *             0.64,
                     *             0.41,
                     *             0.36,
                     *             0.42,
                     *             0.48,
                     *             0.53,
                     *             0.66,
                     *             0.3,
                     *             0.35,
                     *             0.45,
                     *             0.57,
                     *             0.46,
                     *             0.52,
                     *             0.43,
                     *             0.4,
                     *             0.36,
                     *             0.4,
                     *             0.38,
                     *             0.4,
                     *             0.4,
                     *             0.38,
                     *             0.43,
                     *             0.47,
                     *             0.37,
                     *             0.39,
                     *             0.34,
                     *             0.35,
                     *             0.35,
                     *             0.37,
                     *             0.4,
                     *             0.38,
                     *             0.38,
                     *             0.36,
                     *             0.37,
                     *             0.4,
                     *             0.42,
                     *             0.52,
                     *             0.51,
                     *             0.91,
                     *             0.63,
                     *             1,
                     *             0.81,
                     *             0.76,
                     *             0.75,
                     *             0.62,
                     *             0.81,
                     *             0.79,
                     *             0.82,
                     *             0.9,
                     *             0.96,
                     *             0.75,
                     *             0.73,
                     *             0.66,
                     *             0.83,
                     *             0.83,
                     *             0.86,
                     *             0.69,
                     *             0.65,
                     *             0.79,
                     *             0.82,
                     *             0.83,
                     *             0.83,
                     *             0.72,
                     *             0.67,
                     *             0.44,
                     *             0.63,
                     *             0.81,
                     *             0.84,
                     *             0.99,
                     *             0.82,
                     *             0.74,
                     *             0.06
                     *           ]
                     *         },
                     *         {
                     *           "id": "sunny-side",
                     *           "url": "/tracks/sunny-side.m4a",
                     *           "name": "Sunny Side",
                     *           "composer": "Fanfold",
                     *           "genre": "Upbeat",
                     *           "length": 86.87,
                     *           "cover_url": "/tracks/sunny-side.webp",
                     *           "peaks": [
                     *             0.91,
                     *             0.44,
                     *             0.67,
                     *             0.56,
                     *             0.41,
                     *             0.8,
                     *             0.56,
                     *             0.49,
                     *             0.62,
                     *             0.73,
                     *             0.67,
                     *             0.84,
                     *             0.63,
                     *             0.6,
                     *             0.83,
                     *             0.73,
                     *             0.59,
                     *             0.75,
                     *             0.48,
                     *             0.55,
                     *             0.99,
                     *             0.63,
                     *             0.83,
                     *             0.75,
                     *             0.55,
                     *             0.9,
                     *             0.63,
                     *             0.54,
                     *             0.98,
                     *             0.68,
                     *             0.88,
                     *             0.82,
                     *             0.64,
                     *             0.55,
                     *             0.79,
                     *             0.84,
                     *             0.53,
                     *             0.92,
                     *             0.52,
                     *             0.72,
                     *             0.9,
                     *             0.44,
                     *             0.94,
                     *             0.69,
                     *             0.52,
                     *             0.86,
                     *             0.67,
                     *             0.56,
                     *             0.88,
                     *             0.85,
                     *             0.58,
                     *             0.95,
                     *             0.53,
                     *             0.52,
                     *             0.85,
                     *             0.92,
                     *             0.65,
                     *             0.94,
                     *             0.6,
                     *             0.68,
                     *             0.97,
                     *             0.7,
                     *             0.9,
                     *             0.69,
                     *             0.65,
                     *             0.91,
                     *             0.87,
                     *             0.85,
                     *             0.93,
                     *             0.77,
                     *             0.87,
                     *             1,
                     *             0.73,
                     *             0.69,
                     *             0.93,
                     *             0.98,
                     *             0.69,
                     *             0.93,
                     *             0.65,
                     *             0.58,
                     *             0.63,
                     *             0.53,
                     *             0.74,
                     *             0.6,
                     *             0.55,
                     *             0.76,
                     *             0.68,
                     *             0.57,
                     *             0.81,
                     *             0.74,
                     *             0.68,
                     *             0.93,
                     *             0.71,
                     *             0.65,
                     *             0.93,
                     *             0.8,
                     *             0.77,
                     *             0.88,
                     *             0.75,
                     *             0.83,
                     *             0.97,
                     *             0.81,
                     *             0.91,
                     *             0.86,
                     *             0.73,
                     *             0.92,
                     *             0.74,
                     *             0.71,
                     *             0.89,
                     *             0.67,
                     *             0.94,
                     *             0.95,
                     *             0.87,
                     *             0.7,
                     *             0.82,
                     *             0.92,
                     *             0.83,
                     *             0.92,
                     *             0.88,
                     *             0.05
                     *           ]
                     *         },
                     *         {
                     *           "id": "the-entertainer",
                     *           "url": "/tracks/the-entertainer.m4a",
                     *           "name": "The Entertainer",
                     *           "composer": "Scott Joplin",
                     *           "genre": "Upbeat",
                     *           "length": 76.12,
                     *           "cover_url": "/tracks/the-entertainer.webp",
                     *           "peaks": [
                     *             0.47,
                     *             0.39,
                     *             0.56,
                     *             0.47,
                     *             0.35,
                     *             0.38,
                     *             0.27,
                     *             0.81,
                     *             0.26,
                     *             0.39,
                     *             0.45,
                     *             0.46,
                     *             0.4,
                     *             0.57,
                     *             0.55,
                     *             0.71,
                     *             0.53,
                     *             0.26,
                     *             0.43,
                     *             0.44,
                     *             0.41,
                     *             0.21,
                     *             0.55,
                     *             0.47,
                     *             0.81,
                     *             0.46,
                     *             0.31,
                     *             0.46,
                     *             0.5,
                     *             0.42,
                     *             0.45,
                     *             0.66,
                     *             0.63,
                     *             0.73,
                     *             0.44,
                     *             0.53,
                     *             0.54,
                     *             0.5,
                     *             0.62,
                     *             0.5,
                     *             0.54,
                     *             0.6,
                     *             0.6,
                     *             0.44,
                     *             0.41,
                     *             0.73,
                     *             0.51,
                     *             0.84,
                     *             0.77,
                     *             0.66,
                     *             0.62,
                     *             0.57,
                     *             0.78,
                     *             0.62,
                     *             0.8,
                     *             0.84,
                     *             1,
                     *             0.74,
                     *             0.98,
                     *             0.73,
                     *             0.68,
                     *             0.57,
                     *             0.65,
                     *             0.85,
                     *             0.84,
                     *             0.79,
                     *             0.87,
                     *             0.61,
                     *             0.6,
                     *             0.66,
                     *             0.44,
                     *             0.52,
                     *             0.73,
                     *             0.72,
                     *             0.64,
                     *             0.66,
                     *             0.69,
                     *             0.65,
                     *             0.66,
                     *             0.42,
                     *             0.41,
                     *             0.56,
                     *             0.64,
                     *             0.72,
                     *             0.66,
                     *             0.83,
                     *             0.75,
                     *             0.95,
                     *             0.78,
                     *             0.6,
                     *             0.73,
                     *             0.62,
                     *             0.53,
                     *             0.53,
                     *             0.91,
                     *             0.71,
                     *             0.91,
                     *             0.73,
                     *             0.61,
                     *             0.65,
                     *             0.71,
                     *             0.65,
                     *             0.74,
                     *             0.87,
                     *             0.78,
                     *             0.93,
                     *             0.86,
                     *             0.62,
                     *             0.76,
                     *             0.67,
                     *             0.97,
                     *             0.81,
                     *             0.79,
                     *             0.9,
                     *             0.86,
                     *             0.82,
                     *             0.43,
                     *             0.89,
                     *             0.44,
                     *             0.01
                     *           ]
                     *         },
                     *         {
                     *           "id": "spring",
                     *           "url": "/tracks/spring.m4a",
                     *           "name": "Spring",
                     *           "composer": "Antonio Vivaldi",
                     *           "genre": "Upbeat",
                     *           "length": 79.85,
                     *           "cover_url": "/tracks/spring.webp",
                     *           "peaks": [
                     *             0.59,
                     *             0.57,
                     *             0.62,
                     *             0.61,
                     *             0.54,
                     *             0.54,
                     *             0.7,
                     *             0.6,
                     *             0.51,
                     *             0.44,
                     *             0.36,
                     *             0.28,
                     *             0.26,
                     *             0.27,
                     *             0.31,
                     *             0.3,
                     *             0.25,
                     *             0.26,
                     *             0.3,
                     *             0.23,
                     *             0.27,
                     *             0.52,
                     *             0.49,
                     *             0.55,
                     *             0.71,
                     *             0.59,
                     *             0.53,
                     *             0.69,
                     *             0.48,
                     *             0.55,
                     *             0.43,
                     *             0.51,
                     *             0.23,
                     *             0.26,
                     *             0.34,
                     *             0.25,
                     *             0.26,
                     *             0.34,
                     *             0.27,
                     *             0.24,
                     *             0.28,
                     *             0.26,
                     *             0.11,
                     *             0.14,
                     *             0.22,
                     *             0.22,
                     *             0.25,
                     *             0.19,
                     *             0.28,
                     *             0.21,
                     *             0.25,
                     *             0.25,
                     *             0.23,
                     *             0.21,
                     *             0.27,
                     *             0.29,
                     *             0.4,
                     *             0.28,
                     *             0.27,
                     *             0.23,
                     *             0.22,
                     *             0.33,
                     *             0.62,
                     *             0.43,
                     *             0.55,
                     *             0.59,
                     *             0.67,
                     *             0.55,
                     *             0.59,
                     *             0.52,
                     *             0.51,
                     *             0.51,
                     *             0.53,
                     *             0.51,
                     *             0.59,
                     *             0.58,
                     *             0.5,
                     *             0.41,
                     *             0.49,
                     *             0.46,
                     *             0.46,
                     *             0.53,
                     *             0.4,
                     *             0.5,
                     *             0.46,
                     *             0.48,
                     *             0.49,
                     *             0.55,
                     *             0.54,
                     *             0.51,
                     *             0.46,
                     *             0.32,
                     *             0.46,
                     *             0.52,
                     *             0.61,
                     *             0.59,
                     *             0.59,
                     *             0.58,
                     *             0.58,
                     *             0.63,
                     *             0.68,
                     *             0.69,
                     *             0.54,
                     *             0.61,
                     *             0.45,
                     *             0.48,
                     *             0.76,
                     *             0.57,
                     *             0.49,
                     *             0.51,
                     *             0.67,
                     *             0.46,
                     *             0.57,
                     *             0.43,
                     *             0.56,
                     *             0.86,
                     *             0.94,
                     *             1,
                     *             0.79,
                     *             0.02
                     *           ]
                     *         },
                     *         {
                     *           "id": "rondo-alla-turca",
                     *           "url": "/tracks/rondo-alla-turca.m4a",
                     *           "name": "Rondo alla turca",
                     *           "composer": "Wolfgang Amadeus Mozart",
                     *           "genre": "Upbeat",
                     *           "length": 85.87,
                     *           "cover_url": "/tracks/rondo-alla-turca.webp",
                     *           "peaks": [
                     *             0.36,
                     *             0.48,
                     *             0.43,
                     *             0.57,
                     *             0.37,
                     *             0.44,
                     *             0.63,
                     *             0.7,
                     *             0.53,
                     *             0.61,
                     *             0.25,
                     *             0.38,
                     *             0.44,
                     *             0.54,
                     *             0.37,
                     *             0.31,
                     *             0.42,
                     *             0.57,
                     *             0.47,
                     *             0.55,
                     *             0.43,
                     *             0.55,
                     *             0.63,
                     *             0.67,
                     *             0.68,
                     *             0.66,
                     *             0.7,
                     *             0.71,
                     *             0.56,
                     *             0.67,
                     *             0.55,
                     *             0.28,
                     *             0.42,
                     *             0.46,
                     *             0.48,
                     *             0.36,
                     *             0.29,
                     *             0.4,
                     *             0.28,
                     *             0.41,
                     *             0.41,
                     *             0.39,
                     *             0.85,
                     *             0.84,
                     *             0.73,
                     *             0.84,
                     *             0.69,
                     *             0.81,
                     *             0.73,
                     *             0.8,
                     *             0.7,
                     *             0.67,
                     *             0.4,
                     *             0.39,
                     *             0.36,
                     *             0.43,
                     *             0.35,
                     *             0.36,
                     *             0.38,
                     *             0.35,
                     *             0.43,
                     *             0.43,
                     *             0.4,
                     *             0.33,
                     *             0.45,
                     *             0.46,
                     *             0.5,
                     *             0.31,
                     *             0.5,
                     *             0.57,
                     *             0.6,
                     *             0.43,
                     *             0.5,
                     *             0.26,
                     *             0.36,
                     *             0.4,
                     *             0.45,
                     *             0.34,
                     *             0.44,
                     *             0.45,
                     *             0.33,
                     *             0.42,
                     *             0.46,
                     *             0.32,
                     *             0.81,
                     *             0.7,
                     *             0.51,
                     *             0.62,
                     *             0.74,
                     *             0.8,
                     *             0.57,
                     *             0.75,
                     *             0.58,
                     *             0.7,
                     *             0.41,
                     *             0.85,
                     *             0.86,
                     *             0.72,
                     *             0.84,
                     *             0.67,
                     *             0.85,
                     *             0.92,
                     *             0.91,
                     *             0.73,
                     *             0.94,
                     *             1,
                     *             0.76,
                     *             0.43,
                     *             0.77,
                     *             0.87,
                     *             0.88,
                     *             0.6,
                     *             0.83,
                     *             0.89,
                     *             0.81,
                     *             0.73,
                     *             0.85,
                     *             0.94,
                     *             0.38,
                     *             0.01
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tracks: components["schemas"]["Track"][];
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    postOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it stands in the header
                 * @example invitations-9c0d41f7a3b8e5269c0d41f7a3b8e5269c0d41f7a3b8e5269c0d41f7a3b8e526
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    "List-Unsubscribe": "One-Click";
                };
            };
        };
        responses: {
            /** @description No more of these mails are sent to this address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not the body that was expected */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description This token was not mailed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["fault"];
        };
    };
    readUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example invitations-10314f0467135b7e24a5b894fa8d4f5a003a71f7708ba4416b7911a7178bbcbd */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Goes into `If-None-Match` */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unsubscription": {
                     *         "from": "invitations",
                     *         "unsubscribed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        unsubscription: {
                            /** @enum {string} */
                            from: "invitations" | "reminders" | "news";
                            unsubscribed: boolean;
                        };
                    };
                };
            };
            /** @description Unchanged since `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example invitations-10314f0467135b7e24a5b894fa8d4f5a003a71f7708ba4416b7911a7178bbcbd */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unsubscription": {
                     *         "from": "invitations",
                     *         "unsubscribed": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        unsubscription: {
                            /** @enum {string} */
                            from: "invitations" | "reminders" | "news";
                            unsubscribed: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    resubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example invitations-10314f0467135b7e24a5b894fa8d4f5a003a71f7708ba4416b7911a7178bbcbd */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unsubscription": {
                     *         "from": "invitations",
                     *         "unsubscribed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        unsubscription: {
                            /** @enum {string} */
                            from: "invitations" | "reminders" | "news";
                            unsubscribed: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["wrongMethod"];
            409: components["responses"]["stale"];
            422: components["responses"]["invalid"];
            429: components["responses"]["limited"];
            500: components["responses"]["fault"];
        };
    };
    postUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "Content-Type"?: string;
                    /**
                     * Format: binary
                     * @description Last of all
                     */
                    file: string;
                    key: string;
                } & {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Stored; `ETag` goes into `createMedia` as `s3_etag` */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too large, empty, or no form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not what was allowed, or too late */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["fault"];
        };
    };
    postMailEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The provider that posts */
                provider: "mailgun" | "sendgrid";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Heard, now or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Signed too long ago, or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed with the key of the settings */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not the provider of the settings */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["fault"];
            /** @description Told before the email was written down as sent: please tell again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postPaymentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The provider that posts */
                provider: "stripe";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Heard, now or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Signed wrongly or too long ago, or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not the provider of the settings */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["fault"];
            /** @description The payment can’t be settled now: please tell again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
