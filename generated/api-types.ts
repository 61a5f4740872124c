// Made from api-spec/ by `npm run generate`; never edited by hand.

export interface paths {
    "/web-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the marketplace is set to
         * @description Everything a page needs before it can draw anything: brand, colors, currency, languages, static
         *     pages, switches, and the names of the extensions this provider has. A token only adds the keys
         *     that concern the viewer; of a deactivated account it is answered, too, with `is_active` false.
         */
        get: operations["getWebSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the texts of one language
         * @description The dictionary of one language, in `data.file_name`. A code the provider does not speak is a 404.
         */
        get: operations["getLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a person in, by an identity provider, a telephone code, or e-mail and password
         * @description The way in for every kind of sign-in. `type` decides: for 0 (Google), 1 (telephone) and 2 (Apple) the `auth_id` says who it is, and an unknown one makes a new account; for 3 (e-mail) `email` and `password` are checked, and the account must have been made by `user-register`. An `auth_id` is believed only with an `id_token` of the identity provider that names it, or, for type 1, when `verify-otp` gave it in the last ten minutes, once; else the answer is 401. The token in the reply goes into the `Authorization` header of every later request. A wrong e-mail address and a wrong password get the same answer (401). An account that the administrator deactivated (key `deactivated`), and one whose e-mail address is not proven yet (key `emailNotVerified`), are refused (403). An account with a second factor is refused, too (403, key `secondFactorRequired`); the `data` of that answer has the `challenge` that `ext/account/second-factor/answer` takes with a code.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account with e-mail and password
         * @description Mails a six-digit code to the address; `verify-otp` with `email` and `otp` proves it and opens the account, after which `user_signup` with type 3 signs in. Until then, for a day, the address may have a code sent once more by `get-otp`. One that already has an account gets the same answer, and its owner is told by mail. One of the most common passwords is refused.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Have a six-digit code sent to a telephone or an e-mail address
         * @description Needs `number` or `email`. The code is valid for ten minutes; asked again while it is valid, the same one is sent once more. An e-mail address without an account gets the same answer and no mail. The reply is never stored (`Cache-Control: no-store`, `Referrer-Policy: no-referrer`).
         */
        get: operations["requestOtp"];
        put?: never;
        /**
         * Have a six-digit code sent, without the telephone or address in a URL
         * @description The same as by GET, with the fields in the body.
         */
        post: operations["requestOtpByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a one-time code, to sign in by telephone or to prove an e-mail address
         * @description Takes the code with the `number` or `email` it was sent to. The `auth_id` of the reply goes to `user_signup`; for an unknown number it is a new one. With `email` the address counts as proven from then on. What `update_profile` keeps as pending becomes the address or number of its account; a number only with the account's token. A wrong, used or expired code, and one that was never asked for, are refused alike (422, field `otp`); after five wrong ones a new code is needed (429). The reply is never stored (`Cache-Control: no-store`, `Referrer-Policy: no-referrer`).
         */
        get: operations["verifyOtp"];
        put?: never;
        /**
         * Check a one-time code, without the code in a URL
         * @description The same as by GET, with the fields in the body.
         */
        post: operations["verifyOtpByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Have a link mailed with which a forgotten password is set anew
         * @description The link is good for sixty minutes and for one use. An address without an account gets the same answer and no mail. The reply is never stored (`Cache-Control: no-store`, `Referrer-Policy: no-referrer`).
         */
        get: operations["requestPasswordReset"];
        put?: never;
        /**
         * Have a link mailed for a forgotten password, without the address in a URL
         * @description The same as by GET, with the fields in the body.
         */
        post: operations["requestPasswordResetByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/before-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget this device's push token before signing out
         * @description Removes the token from the person's devices. The bearer token itself stays valid.
         */
        post: operations["beforeLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password, or set one
         * @description An account that has a password sends it as `current_password`. One without takes a sign-in of the last ten minutes or `otp`, a code of its own address or number (403, key `recentSignInRequired`), and a proven e-mail address (409, key `emailNotVerified`), since passwords sign in with an address. Ends every other sign-in; the one in use stays. A notice goes to the address. Wrong passwords count as those of sign-ins do.
         */
        put: operations["changePassword"];
        /**
         * Set a new password by the link of a mail
         * @description Takes the token of the link that `forgot-password` mails. It is good for sixty minutes and once; another one, and one that was used, are not found (404). Ends every sign-in of the account. The address counts as proven from then on. One of the most common passwords and the own name or address are refused.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the person is signed in
         * @description The one in use comes first, then those used last. A sign-in ends after ninety days, an administrator's after twelve hours.
         */
        get: operations["getSignIns"];
        put?: never;
        post?: never;
        /**
         * End every sign-in of one's own but the one in use
         * @description Their tokens are not valid any more, and their devices get no more push messages. A notice goes to the address.
         */
        delete: operations["endOtherSignIns"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a sign-in of one's own
         * @description Its token is not valid any more, and its device gets no more push messages. That of somebody else is not found.
         */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove once more to be there, for acts that take a recent sign-in
         * @description Some acts take a sign-in of the last ten minutes and answer 403 with the key `recentSignInRequired` otherwise; the `data` of that answer has `proof`, which is `password`, `otp` or `signIn`. After this call the sign-in in use counts as recent for ten minutes. An account with a password sends `password`; another one sends `otp`, a code that `get-otp` sent to its own address or number. With `signIn` there is nothing to prove it by but a new sign-in.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the sign-in in use
         * @description Its token is not valid any more, and its device gets no more push messages.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a code sent to a new e-mail address or telephone number of one's own
         * @description Needs `email` or `mobile`, one of the two. The code is valid for ten minutes; asked again while it is valid, the same one is sent once more. Nothing changes before `ext/account/contact/confirm`. Takes a sign-in of the last ten minutes or the password (403, key `recentSignInRequired`).
         */
        post: operations["requestContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/contact/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's e-mail address or telephone number by the code that was sent there
         * @description One that opens another account is refused (409, key `emailTaken` or `mobileTaken`). A former e-mail address is told of the change. Codes are weighed as `verify-otp` does.
         */
        post: operations["confirmContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/contact/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a change of the e-mail address or telephone number
         * @description Takes the token of the notice, good for seven days and once. Restores the address or number, with changes made after it, and ends every sign-in and the password. Answers the token with which `ext/account/password` sets a new one.
         */
        post: operations["undoContactChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether sign-ins of one's own take a second factor
         * @description Where `is_required` is 1 and `is_on` is 0, everything that administrators may do is refused (403, key `secondFactorMissing`), and the account is treated as a member's.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin to set up the second factor
         * @description Answers a new secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). It counts for nothing until `ext/account/second-factor/confirm`; asked again, there is another one. Only for administrators (403), and while it is off (409, key `secondFactorOn`). Takes a sign-in of the last ten minutes or the proof of `ext/account/reauthenticate` (403, key `recentSignInRequired`).
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on by a code of the app
         * @description Answers ten recovery codes, told this once. Every other sign-in of the account ends. A wrong code is refused (422); without a begun set-up the answer is 409 (key `secondFactorNotBegun`). Takes a recent sign-in as its beginning does.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/second-factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off
         * @description Its recovery codes are good for nothing any more. While it is off the answer is 409 (key `secondFactorOff`). Takes a recent sign-in as its beginning does.
         */
        post: operations["endSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get ten new recovery codes
         * @description The former ones are good for nothing any more. While the second factor is off the answer is 409 (key `secondFactorOff`). Takes a recent sign-in as its beginning does.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/second-factor/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in by a code of the app, or by a recovery code
         * @description Takes the challenge that `user_signup` answered with the key `secondFactorRequired`, good for five minutes and five wrong codes, and answers what that call would have answered. A wrong code, and one that was used before, is refused (422). A challenge that is over is not found (404, key `challengeExpired`, or `challengeSpent` after too many wrong codes): the sign-in begins again.
         */
        post: operations["answerSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was kept here instead of being sent
         * @description The last fifty mails and messages to telephones of an installation that is only tried out: nothing is configured and only its own machine is served. Everywhere else there is nothing (404), and the group is not announced; so it is for requests from elsewhere, through a proxy or under another name than this machine's.
         */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/outbox/{id}/attachments/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a mail that was kept here instead of being sent
         * @description Open and closed as the outbox is.
         */
        get: operations["getOutboxAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the signed-in person's profile, or register this device for push messages
         * @description Changes what is sent and leaves the rest. Sent with nothing but `fcm_id` it registers the device. `userid`, `type`, `logintype` and `firebase_id` are accepted and ignored; the token says who acts. A new e-mail address or telephone number takes a sign-in of the last ten minutes or the `password` (403, key `recentSignInRequired`). It is kept as `pending_email` or `pending_mobile` for a week and gets a code, which `verify-otp` takes.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave for good, and have everything personal removed
         * @description Deletes the account of the token, with its listings, chats and files; there is no way back. `userid` is accepted and ignored. A sign-in of the last ten minutes is enough; an older one is refused (403, key `recentSignInRequired`) unless the `password` comes along, or for an account without one a code that was sent to its address or number (`otp`). A wrong one is refused (422). The administrator cannot leave so (403).
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personalised-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the signed-in person wants recommended
         * @description `data` is null while nothing was saved. Some clients send the five fields here too; they have no effect.
         */
        get: operations["getFeedPreferences"];
        put?: never;
        /**
         * Save what the signed-in person wants recommended
         * @description Replaces the preferences as a whole. Every part travels as one text and comes back as a list.
         */
        post: operations["saveFeedPreferences"];
        /**
         * Forget what the signed-in person wanted recommended
         * @description Removes the preferences as a whole; where there are none it succeeds too. Some clients send the five fields here too; they have no effect.
         */
        delete: operations["deleteFeedPreferences"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_user_recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List properties that fit the signed-in person's preferences
         * @description Without saved preferences the list is empty.
         */
        get: operations["getUserRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories that listings belong to
         * @description Categories with the facilities their listings can have. With `has_property` only those that have
         *     a publicly visible listing, and with their number. With a position only those that have one within
         *     `web-settings.data.max_radius_range` kilometres of it.
         */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of near-by places
         * @description All outdoor facilities that a listing can name with a distance; not paged.
         */
        get: operations["getFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-facilities-for-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the facilities to filter by
         * @description All facilities; their ids go into `parameter_id` of `get-property-list`. Not paged.
         */
        get: operations["getFacilitiesForFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-property-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search listings
         * @description The search behind the results page: publicly visible listings for sale or rent that match every
         *     filter given. Without `sort` the most viewed come first when `most_viewed` is 1, the most liked
         *     when `most_liked` is 1, with a position but no radius the nearest, else the newest; promoted
         *     listings come first within the page, and a few of further pages take turns there. A position with
         *     a radius keeps what lies within it.
         */
        get: operations["getPropertyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one listing, or listings in full
         * @description With `id` or `slug_id` the detail of one listing, as an array of one; it counts as a view. An
         *     older slug finds the listing too, whose `slug_id` is then the present one. Sold and rented
         *     listings can be read, but are not listed. A premium listing is a 403 for viewers whose package
         *     does not open it; one that is not there or not visible is a 404. One that was public and was
         *     withdrawn since is a 404 with the key `withdrawn`, whose `data` tells where it was: `city`, `state`,
         *     `category_slug_id` and `property_type` (the words of listings), to look for others like it.
         *
         *     Without them, a list with full rows: publicly visible listings that match every filter. The most
         *     viewed come first with `top_rated`, the most liked with `most_liked`, else the newest.
         */
        get: operations["getProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_nearby_properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find listings near a place
         * @description Publicly visible listings in a city **or** state whose names contain what is given, or around a
         *     position: the nearest first, and with a radius none beyond it.
         */
        get: operations["getNearbyProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-all-similar-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List listings like a given one
         * @description Other publicly visible listings of the same category, newest first. There is no total: a full
         *     page means that there may be more.
         */
        get: operations["getSimilarProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lay two listings side by side
         * @description Two different listings of one category; the same listing twice or two categories are a 422. A
         *     premium listing on either side is a 403 for viewers whose package does not open it.
         */
        get: operations["compareProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_report_reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reasons a listing can be reported for
         * @description All reasons; not paged. A client adds "other" itself (`reason_id` 0 with `other_message`).
         */
        get: operations["getReportReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/properties/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cards of listings by their ids, or of one by its slug
         * @description Publicly visible listings as rows of a list, sold and rented ones too, in the order of the ids.
         *     Listings that are gone are left out. A former slug finds the listing, too. Reading a row is no view
         *     of the listing. One of `ids` and `slug_id` is needed.
         */
        get: operations["getPropertyCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/properties/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what each further filter would leave
         * @description For the same filters as `get-property-list`: how many listings match, and how many would with
         *     each property type, category, city and number of bedrooms, and over price. Each group is counted
         *     with all filters except its own, so that it shows the alternatives to what is chosen.
         */
        get: operations["getPropertyFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the listings of a box on a map
         * @description For the same filters as `get-property-list`: every listing inside `bounds`, none left out.
         *     Listings that would overlap on a map at `zoom` are one cluster; one that stands alone comes with
         *     what a pin and its small card show. Positions are the public ones: where an owner hides the
         *     exact place, they lie beside it, the same way everywhere.
         *
         *     Wide boxes with many listings are answered from counts that are rewritten about every minute, or,
         *     with filters that these do not know, from a sample; then `total_is_estimate` is true.
         */
        get: operations["getMapClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the areas that have streets
         * @description Areas whose streets an operator built from map data, or that are invented for the demo. They may be
         *     added and taken away while the provider runs. Outside of them a map shows towns and borders only.
         */
        get: operations["getStreetAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/tiles/{version}/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tile of the street map
         * @description A vector tile (Mapbox Vector Tile 2) with the streets of all areas that it touches. The version is
         *     the one of `getStreetAreas`; a tile of one version never changes. An older version answers with
         *     today's tile and may not be kept.
         */
        get: operations["getStreetTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a map as a picture
         * @description A picture of the streets around a position, for pages that show a map before somebody touches it.
         *     With `circle`, the position is known only roughly and its circle is drawn; with `pins`, several
         *     places are marked.
         */
        get: operations["getMapPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/travel-area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outline what can be reached in a time
         * @description For each limit of `travel`: the area that can be reached over the streets within its minutes. Null
         *     outlines where no streets are near the place. `common` is what all of them share.
         */
        get: operations["getTravelArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List places near a position, with walking times
         * @description Schools, shops, parks, stops and so on around a position, with the walk over the streets, nearest
         *     first by kind. Nothing where no streets are known.
         */
        get: operations["getNearbyPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find streets, addresses and other named places
         * @description Streets, house numbers, postal codes, neighborhoods and stations whose names fit what was typed so
         *     far, the best first; typing errors and accents are forgiven.
         */
        get: operations["findAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/map/address-at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name street and neighborhood at a position
         * @description The nearest named street within 150 meters, with what is known around it; null without one.
         */
        get: operations["getAddressAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post_property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a new property
         * @description Uses one property_list of the packages; a premium listing needs premium_properties. Before listing, the profile must have name, e-mail, mobile, picture and address, and where the settings ask for it the person must be verified; each lack is refused (403). The property is shown once the administrator approves it, or at once for verified people when the settings say so.
         */
        post: operations["postProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update_post_property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or delete an own property
         * @description With `action_type` 0 changes what is sent: the near-by places are replaced as a whole, the facilities one by one, and the `remove_` fields take things away. The edited property may go back to the administrator, as the settings say. With `action_type` 1 the property is deleted, and the reply has no `data`. A change that somebody else overtook is refused (409, key `stale`), with the property as it now is, as get-added-properties tells it, in `data`; a step that is not possible, too (409, key `wrongStep`).
         */
        post: operations["updateProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete_property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an own property
         * @description With its pictures, documents, chats and advertisements. It can be brought back for ten minutes (`ext/listings/restore`); after that it is gone, and what it took from a package is given back when it was never shown.
         */
        post: operations["deleteProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update_property_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an own property is sold, rented, or for rent again
         * @description Sold is possible from sale, rented from rent, and for rent again from rented; any other step is refused (409).
         */
        post: operations["updatePropertyStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-property-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or hide an own property
         * @description Possible once the administrator approved it (409 otherwise).
         */
        post: operations["changePropertyStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-added-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in person's own properties, or read one of them
         * @description Newest first, whatever their status. With `id` or `slug_id` the list holds that property alone and `similiar_properties` (spelt so) stands beside it. With `is_promoted` the rows are the featured ones in a shorter form, without `total_views`.
         */
        get: operations["getAddedProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_interested_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is interested in an own property
         * @description Needs `property_id` or `slug_id` of an own property (404 for somebody else's). Newest first.
         */
        get: operations["getInterestedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/listings/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an own listing back that was just deleted
         * @description For ten minutes after its deletion; it is then what it was before. Later it is gone (404), and one that was not deleted is refused (409, key `wrongStep`).
         */
        post: operations["restoreListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/listings/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an own property a further term
         * @description From now on, for as long as a new listing is shown; it takes nothing from a package. Possible for an approved property that is neither sold nor rented, before its end or after it (409, key `wrongStep`, otherwise). Projects have no term (409).
         */
        post: operations["renewListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/listings/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for listings that are likely the same
         * @description Before a property is listed: by its place, its kind and size, and pictures of the same view. Own ones of any state are among them, of others only what everybody may see; at most five, the likeliest first.
         */
        post: operations["findDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/listings/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what happened to an own listing
         * @description Decisions of the administrator with their reasons, and of a property its prices and what became of it in public; newest first, at most a hundred of each.
         */
        get: operations["getListingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a property as a favourite, or no longer
         * @description Adding what is kept already, and removing what is not, succeed too.
         */
        post: operations["setFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_favourite_property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in person's favourite properties
         * @description The one kept last comes first.
         */
        get: operations["getFavouriteProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interested_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell an owner that one is interested in a property, or no longer
         * @description The owner is notified of new interest. Adding and removing twice succeed too.
         */
        post: operations["setInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a property to the administrator
         * @description With `reason_id` 0 the reason stands in `other_message`. A second report of the same property succeeds and changes nothing; the message says so.
         */
        post: operations["addReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search projects
         * @description Publicly visible projects that match every filter given, newest first, with a position but no
         *     radius the nearest first (those without a place last); promoted ones come first
         *     within the page, and a few of further pages take turns there.
         */
        get: operations["getProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-project-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one project in full
         * @description By `slug_id` or `id`, one of which is needed; it counts as a view. An older slug finds the
         *     project too, whose `slug_id` is then the present one. A 403 for viewers whose package does not
         *     open projects, a 404 when it is not there or not visible.
         */
        get: operations["getProjectDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post_project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a new project, or change an own one
         * @description Without `id` a new project is made, which uses one project_list of the packages and stays hidden until the administrator approves it (or at once, as the settings say). With `id` an own project is changed: what is absent stays, and the `remove_` fields take things away. What one must have before listing is listed with `post_property`.
         */
        post: operations["postProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete_project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an own project
         * @description Takes its pictures, plans, documents and advertisements with it.
         */
        post: operations["deleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-project-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or hide an own project
         * @description Possible once the administrator approved it (409 otherwise).
         */
        post: operations["changeProjectStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-added-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in person's own projects, or read one of them
         * @description Without `id` and `slug_id` a page of own projects, newest first, whatever their status. With one of them `data` is that project alone, as an object, with `similar_projects` beside it and no `total`.
         */
        get: operations["getAddedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-cities-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cities that have listings
         * @description Cities with publicly visible listings for sale or rent, those with most first.
         */
        get: operations["getCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/location/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name the place at a position
         * @description The town that a position lies in, as the operator's maps service names it; without one, or when
         *     it does not answer, the nearest place the provider knows. Null where there is none near by.
         */
        get: operations["getPlaceAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/location/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest what somebody who is typing may mean
         * @description Places, listings, categories and projects whose names fit what was typed so far, the best first;
         *     typing errors and accents are forgiven.
         */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/understand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a wish in a person's own words
         * @description Filters that the text names, without a model and without asking anybody else. Words that no filter
         *     stands for are in `unknown`; words by which somebody would choose who lives around them (religion,
         *     origin, race, sex, orientation, age, family, disability) are in `refused` and never become a filter.
         */
        get: operations["understandWish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homepage-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the first page
         * @description All sections in the order the administrator set, each with at most twelve rows (articles and
         *     questions five), and the slider. A position with a radius narrows listings and projects to what
         *     is around it; when nothing is there the whole marketplace is shown and
         *     `homepage_location_data_available` is false. A position alone narrows nothing, but puts the
         *     nearest first where the newest would be. A token fills the sections that concern the viewer.
         */
        get: operations["getHomepageData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who list
         * @description Everybody with a publicly visible listing or project. The administrator's row comes first on the
         *     first page; it takes one of its places and is not counted in `total`. With a position only those
         *     who list something within `web-settings.data.max_radius_range` kilometres of it. A search, a city
         *     or `verified` leaves the administrator out.
         */
        get: operations["getAgentList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent with what is listed
         * @description The agent named by `slug_id`, `id` or `is_admin` (one is needed), with one page of listings, or
         *     of projects with `is_projects`. Premium listings are left out unless the viewer's package opens
         *     them; projects stay empty, though counted in `total`, unless it opens those.
         */
        get: operations["getAgentProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read articles, or one of them
         * @description One article by `id`, as an array of one; or all of a category. `slug_id` is tried as the slug of
         *     a category first, then as that of an article; a 404 when it is neither. In the order of their
         *     ids, unless `sort` names another.
         */
        get: operations["getArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/content/article-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories that have articles
         * @description Those with most articles first.
         */
        get: operations["getArticleCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequent questions with their answers
         * @description The newest first.
         */
        get: operations["getFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contct_us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the marketplace
         * @description The contact form: the message is mailed to the marketplace, and its sender can be answered. (The
         *     spelling of the path is the wire's.) Limited per sender; a 429 says when to try again.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mortgage-calculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work out what a loan costs
         * @description The sums of a loan with equal monthly instalments. With `show_all_details` a signed-in viewer
         *     also has the repayment plan, month by month; a 403 when the package does not open it. Guests
         *     have the sums only, whatever they ask. A down payment that is not below the loan amount is a 422.
         */
        get: operations["calculateMortgage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the packages on offer, those the viewer holds, and what packages can include
         * @description Not paged. `data` holds the packages the viewer does not hold, `active_packages` those held (empty for guests), `all_features` everything a package can include: a feature that a package does not name is not in it.
         */
        get: operations["getPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-package-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the signed-in person's packages allow something, before it is tried
         * @description `limit_available` matters for property_list, property_feature, project_list and project_feature; for the others only package and feature do. What no package that can be had includes is open to everybody, but for those four. Administrators list without a package.
         */
        get: operations["checkPackageLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign_package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a free package, or have a purchase in an app store honoured
         * @description A paid package is refused (422) unless `in_app` and `product_id` name a store purchase that is proven. One that is held already is refused (409). The purchase is recorded as type "free" with the amount 0.
         */
        post: operations["assignPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/packages/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the signed-in person's packages granted, and what became of it
         * @description Newest first. Entries are never changed or removed: what is left of a right is the sum of the changes. What is left when a package ends expires with it.
         */
        get: operations["getQuotaLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/payments/papers/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a receipt or credit note, as a page to print or as PDF
         * @description Replies to the buyer and to the administrator have the whole address, which is good for an hour; without its signature, or later, there is nothing (404). PDF is refused on machines that cannot make one (409).
         */
        get: operations["getPaymentPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/payments/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the gateway now how an own payment stands
         * @description For a buyer who comes back from the gateway. Settles what was paid, as the gateway's own notice would; a gateway that does not answer leaves the payment as it is.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_payment_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which ways to pay are open, and what a browser needs to use them
         * @description A list of rows, not an object. Every switch has a row; a public key has one while its gateway is open and the operator set it. Secret keys of the gateways are never sent.
         */
        get: operations["getPaymentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_payment_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in person's purchases
         * @description Newest first.
         */
        get: operations["getPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin paying for a package at the gateway that the operator chose
         * @description Records a pending purchase and opens it at the gateway. Stripe's secret for the browser is `payment_intent.payment_gateway_response.client_secret`, Razorpay's order is `payment_intent.id`, Paystack's page is `payment_intent.payment_gateway_response.data.authorization_url`. The gateway itself tells our server how it ended; no call of the client settles it. Refused for a free package (422), for one that is bought already, and while no gateway is open (409). A second call gets the same attempt while the package is unchanged.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin paying for a package at PayPal
         * @description Answers a page with one form that leads to PayPal; a client navigates to the form's action with its fields as the query, or to the form's `data-payment-url` where it is there (extension). A pending purchase is recorded. PayPal returns to /payment/success or /payment/fail of the web app. The `amount` is ignored: the package's price is charged. Refused for a free package (422), for one that is bought already, and while PayPal is not open (409).
         */
        get: operations["startPaypalPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flutterwave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin paying for a package at Flutterwave
         * @description `data` is the gateway's answer; a client navigates to `data.data.link`. A pending purchase is recorded. Refused for a free package (422), for one that is bought already, and while Flutterwave is not open (409).
         */
        post: operations["startFlutterwavePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-transaction-fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an online payment was broken off
         * @description Called when the gateway's dialog is closed or reports a failure. Marks an own pending purchase, or a bank transfer without an accepted receipt, as failed; one that is settled already stays as it is (409). A payment that arrives all the same still counts.
         */
        post: operations["failPaymentTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payment-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of an own purchase as a page to print
         * @description Only for own purchases (404 otherwise) that succeeded (409 otherwise). Failures are JSON.
         */
        get: operations["getPaymentReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/initiate-bank-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin paying for a package by bank transfer, with or without the receipt
         * @description Records the purchase and answers the operator's account. With a receipt it goes to review, without one it stays pending until `upload-bank-receipt-file` brings it. Refused for a free package (422), while an earlier one for the same package is unfinished (pending, rejected or in review), and while bank transfers are not open (409).
         */
        post: operations["initiateBankTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-bank-receipt-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the receipt of a bank transfer, for the first time or again
         * @description Puts the own bank transfer into review. Possible while it is pending or rejected (409 otherwise).
         */
        post: operations["uploadBankReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store_advertisement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feature an own property or project, so that it is shown first
         * @description Uses one property_feature or project_feature of the packages and lasts as long as the package. It runs at once or after the administrator's approval, as the settings say. The listing must be one's own (403), approved and active, and not featured already (409). Rejected, it gives the use back.
         */
        post: operations["storeAdvertisement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete_advertisement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an own advertisement early
         * @description One that waits is withdrawn and gives its use back; one that runs ends now, and its use is spent. One that is over is refused (409).
         */
        post: operations["deleteAdvertisement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/advertisements/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count featured listings that were seen and opened
         * @description Only running advertisements count, never those of the viewer, and nothing that a robot sends. Nothing is kept of who saw them.
         */
        post: operations["countAdvertisements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/advertisements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advertisements
         * @description Those that wait begin with the oldest, others with the newest.
         */
        get: operations["getAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/advertisements/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject an advertisement
         * @description Approved, it runs from now on. Rejected, it gives its use back, and its owner reads the reason. One that waits no longer is refused (409).
         */
        post: operations["decideAdvertisement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-featured-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in person's own advertisements
         * @description Newest first, whatever their status. `type` chooses between properties and projects.
         */
        get: operations["getFeaturedData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in person's conversations
         * @description One row for each property and other person, newest first, in pages counted from 1. `total_page` is there on an empty list too, as 0. All administrators share the conversations of the administrator. Listing them marks nothing as read.
         */
        get: operations["getChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one conversation
         * @description Newest first, in pages counted from 1; the messages are at `data.data`. Everything up to the newest message of the reply is marked as read, so call it only when the conversation is in view. Pages shift while messages arrive: `before_seq` reads what is older than a message that is shown, `after_seq` the oldest of those that are newer, `total_page` being more than 1 while more are left. A conversation that has not begun is empty.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text, a file or a recording to someone about a property
         * @description At least one of `message`, `file` and `audio` must hold something; files are judged by their content, and a recording may last at most five minutes. `sender_id` must be the viewer; an administrator may also say 0. With a `client_id` a message is sent once: a repeat answers with the same message, even when the first answer was lost; another message is refused (409). Where either one blocked the other (`blocked`), or the other account is deactivated (`peerGone`), the message is refused (403). A conversation begins with a visible property's owner, with the administrator, or by the owner with somebody who showed interest; everything else is 404. It goes on when the property is hidden, sold or deleted. Limited (429), more strictly for new accounts.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete_chat_message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one message or a whole conversation
         * @description With `message_id` one message goes for both sides, with its file; only its sender may delete it (403). Otherwise the conversation that `sender_id`, `receiver_id` and `property_id` name leaves the viewer's list, and what was written so far is gone for the viewer; the other person keeps it, and it is erased once both deleted it. The other person's open window is told. Where nothing matches the answer is 404.
         */
        post: operations["deleteChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/chat/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the messages of the signed-in person's conversations
         * @description Messages that have all words of the query, or words that begin so, newest first; of both sides, without deleted ones. Marks nothing as read.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/chat/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the other side that one is writing
         * @description Say it at most every three seconds while somebody writes; pages show it for five. Nothing is stored, and nothing is told where either one blocked the other. Limited (429).
         */
        post: operations["tellTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/chat/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a message of the other person to the administrators
         * @description They then read its conversation, which they cannot otherwise, and the log says so. A message is reported once; a second report changes nothing. Limited (429).
         */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/chat-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reported messages
         * @description The newest first.
         */
        get: operations["getChatReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/chat-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the conversation of a reported message
         * @description The newest 200 messages that are left of it, newest first. Each reading is written into the log of administrators. It marks nothing as read for its two sides.
         */
        get: operations["readReportedChat"];
        put?: never;
        /**
         * Close a report of a message
         * @description One that is closed already is refused (409).
         */
        post: operations["closeChatReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/inquiries/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin an inquiry without account
         * @description A token that says when the form was opened: it is taken from three seconds to a day later, which keeps robots out.
         */
        get: operations["getInquiryForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the viewer's inquiries
         * @description The latest first. `adoptable` counts those that were sent without account from the address that the viewer proved.
         */
        get: operations["getSentInquiries"];
        put?: never;
        /**
         * Ask about a property or project, or an agent
         * @description The owner gets it as a lead, by mail and as a notification; people without account get a copy by mail with a link to the conversation, without web addresses, since anybody can enter an address. A member's inquiry about a property is sent as a chat message too, and refused as send_message is. 404 when the listing is deleted, hidden or expired; 403 for one's own, or when either side blocked the other. Without account a `form_token` is needed (409 `formTooFast`, `formExpired`). Limited (429).
         */
        post: operations["sendInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/inquiries/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over inquiries that were sent without account
         * @description Those of the viewer's own e-mail address, once it is proven (409 `emailNotProven` before). May be repeated.
         */
        post: operations["adoptInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/inquiries/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an inquiry and its answers
         * @description By the token of a mail, or as its sender by number; the oldest message first, at most the newest 200. The messages of one with `chat` are read there.
         */
        get: operations["getInquiry"];
        put?: never;
        /**
         * Write again about an inquiry
         * @description By the token of a mail, or as its sender by number. 409 `inquiryClosed` when the owner closed it, `inquiryIsChat` when it goes on as a chat; 403 `blocked` when either side blocked the other. Limited (429).
         */
        post: operations["writeToInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the inquiries that the viewer answers
         * @description Those that were written to last come first. Administrators share those of the administrator.
         */
        get: operations["getLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one lead
         * @description The oldest message first, at most the newest 200. The messages of one with `chat` are read there.
         */
        get: operations["getLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/leads/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a lead
         * @description People without account get it by mail, with a link; members as a notification and by mail, or as a chat message where the lead is a chat, refused as send_message is. Limited (429).
         */
        post: operations["answerLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/leads/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what became of a lead
         * @description Nobody is told.
         */
        post: operations["changeLeadState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/lead-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the viewer's texts to answer with
         * @description By name.
         */
        get: operations["getReplyTemplates"];
        put?: never;
        /**
         * Save a text to answer with
         * @description At most 50 (409 `tooManyTemplates`).
         */
        post: operations["createReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/lead-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a text to answer with
         * @description Its name and its text.
         */
        put: operations["changeReplyTemplate"];
        post?: never;
        /**
         * Delete a text to answer with
         * @description Answers that were sent stay.
         */
        delete: operations["deleteReplyTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List viewings
         * @description Those of one inquiry, or the viewer's, the next first.
         */
        get: operations["getViewings"];
        put?: never;
        /**
         * Ask for a viewing
         * @description One of the free times, as the sender of an inquiry. 409 `timeTaken` when it is not free, `viewingExists` when the inquiry has a viewing; 404 `noViewings` where none are offered. No time is given twice. Limited (429).
         */
        post: operations["requestViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/viewings/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the viewer's offered times
         * @description For all listings, or for one.
         */
        get: operations["getViewingSchedule"];
        /**
         * Offer times for viewings
         * @description Viewings that were given stay as they are.
         */
        put: operations["saveViewingSchedule"];
        post?: never;
        /**
         * Offer no times any more
         * @description For all listings, or for one, which then has those of all.
         */
        delete: operations["deleteViewingSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/viewings/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List free times of a listing
         * @description Of one property or project that the public sees, or of an agent; empty where none are offered.
         */
        get: operations["getViewingSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/viewings/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say since when the viewer's calendar has a secret address
         * @description The address itself is told only when it is made.
         */
        get: operations["getViewingFeed"];
        put?: never;
        /**
         * Get the secret address of the viewer's calendar
         * @description For calendar programs. Each call makes a new address and ends the former one.
         */
        post: operations["openViewingFeed"];
        /**
         * End the secret address of the viewer's calendar
         * @description May be repeated.
         */
        delete: operations["closeViewingFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/viewings/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar by its secret address
         * @description Viewings that are requested or agreed, those of the last 90 days included.
         */
        get: operations["getViewingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/viewings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a viewing, decline, move or cancel it
         * @description As its owner or who asked. A new time waits for the other side to agree; who asked may choose free times only. Once agreed, both get a calendar entry by mail, which later mails update or cancel. 409 `viewingChanged` when it changed since `sequence`, `viewingStep` for a step that it does not allow, `timeTaken`. Limited (429).
         */
        post: operations["changeViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a person or the administrator, so that no messages pass between the two
         * @description Chat ends in both directions until the block is lifted. Whoever is blocked already cannot be blocked again (409), nor can one block oneself (422).
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unblock-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift one's own block of a person or the administrator
         * @description Only one's own block can be lifted; where there is none the call is refused (409).
         */
        post: operations["unblockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/favourites/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the numbers of all favourites of the signed-in person
         * @description Of those that everybody may see, the one kept last first; at most 10,000.
         */
        get: operations["getFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/favourites/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what was kept on a device to the signed-in person's favourites
         * @description What is a favourite already, and what nobody can see any more, is passed over.
         */
        post: operations["mergeFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whom the signed-in person blocked
         * @description The last one first.
         */
        get: operations["getBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take along everything that is kept of the signed-in person
         * @description One archive: `account.json` with the profile, listings, projects, favourites, interest, reports, blocks,
         *     messages that the person wrote, feed preferences, notifications and saved searches, and a folder `files` with every file the person put in. What others
         *     wrote is not in it. Limited (429).
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/account/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of what happens as it happens
         * @description A stream of server-sent events that stays open. `notification` says `{"id": …}` of the newest one that is there,
         *     `favourite` `{"property_id": …}` that a favourite was added or removed somewhere else, `chat` `{"user_id": …,
         *     "property_id": …, "seq": …, "change": …}` that in the conversation with somebody a `message` was written, something
         *     was `read`, one was `deleted` (then with `message_id`), or somebody is `typing` (with `seq` 0), `signed-out` `{}` that this sign-in has ended, after
         *     which the stream ends. Every 25 seconds at the latest a comment is sent. The stream ends
         *     after an hour and whenever somebody reads too slowly; open it again, and read the list meanwhile, for what happened
         *     in between is not repeated. Somebody with very many streams loses the oldest one.
         */
        get: operations["getAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description All up to the one named, own ones and those to everybody. None of them becomes unread again.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which notifications come by which channel
         * @description What is switched off by channel, quiet hours, and the key that browsers subscribe to push messages with. Without a choice everything comes by every channel.
         */
        get: operations["getNoticeSettings"];
        /**
         * Choose which notifications come by which channel
         * @description Replaces all choices. Mails of inquiries, viewings and payments come in any case. Quiet hours hold push messages back until their end. Whether push messages are wanted at all is `notification` of `update_profile`.
         */
        put: operations["saveNoticeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/notifications/push-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a browser for push messages
         * @description Takes the subscription of a browser (Web Push) for the sign-in in use, and moves one that another account had. Only endpoints of known push services are taken. It ends with the sign-in, by `before-logout` with the endpoint as `fcm_id`, or when the push service says that it is gone. An account has at most twenty.
         */
        post: operations["registerPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_notification_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the marketplace told the signed-in person
         * @description Own notifications and those sent to everybody, newest first.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-agent-verification-form-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the form that an agent fills in to be verified
         * @description Not paged. The list is empty when the administrator made no fields.
         */
        get: operations["getVerificationFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply-agent-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to be a verified agent, for the first time or again
         * @description Every member may apply. Sends the answers and waits for the administrator (status pending). A new application after a refusal, or while one is pending, replaces the answers, but a file that was sent before stays until another takes its place; once verified there is nothing to apply for (409). An answer that is missing, or not among the choices of its field, and a file of another kind, are refused (422); `fields` names each by the number of its field, as `form_field_3`.
         */
        post: operations["applyVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-agent-verification-form-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's own application to be verified
         * @description `data` is null before the first application.
         */
        get: operations["getVerificationValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/files/images/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a picture in the size and format a page needs
         * @description The best format that `Accept` names: AVIF, then WebP, else JPEG. A key never changes its
         *     picture, so that the reply may be kept for ever. Pictures are never enlarged.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document or an icon
         * @description The file as it was put in, with its media type.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/files/private/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file that is not for everybody
         * @description Replies to its owner and to the administrator have the whole address, which is good for an hour; without its
         *     signature, or later, there is nothing.
         */
        get: operations["getPrivateFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a file
         * @description The creation of tus 1.0, with its extension `creation-with-upload`: a body is the file's first piece.
         *     `Upload-Length` is needed, and `Upload-Metadata` has the `filename` and the `purpose`, each in base64: `photo`,
         *     `panorama`, `document` or `verification`. A file may have 20 MB. A person may have sixty files on their way, and
         *     two gigabytes that no listing refers to yet. An unfinished upload is forgotten after two days.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last part of the upload's `Location`.
                 * @example 6c1f0Yt4rY2bS7Gm6c1f0Q
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give an upload up
         * @description What arrived is gone, and what was stored of it, unless a listing refers to that.
         */
        delete: operations["removeUpload"];
        options?: never;
        /**
         * Ask how much of a file has arrived
         * @description Where the next piece begins. Somebody else's upload is not found.
         */
        head: operations["findUploadOffset"];
        /**
         * Send the next piece of a file
         * @description `Upload-Offset` is where the piece begins; any other place than the end of what has arrived is refused (409). What
         *     came of a piece that broke off is kept. With the last byte the file is looked at and stored, which the answer waits
         *     for; `ext/uploads/{id}/state` tells what became of it.
         */
        patch: operations["receiveUpload"];
        trace?: never;
    };
    "/ext/uploads/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of an upload
         * @description Of a file that has arrived whole the answer waits until it was looked at. Somebody else's upload is not found, nor
         *     one that a listing has taken.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's drafts
         * @description The latest first, at most fifty; their content is read one by one.
         */
        get: operations["getDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the draft, made where it began.
                 * @example 0190c0de-7b1e-7cc3-98c4-dc0c0c07398f
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read a draft
         * @description Somebody else's is not found.
         */
        get: operations["getDraft"];
        /**
         * Keep a draft
         * @description Begins it, or writes over it. `revision` is the one that the writing is based on, 0 for a new one; where another
         *     device wrote since, nothing changes (409, key `stale`) and `data` has the draft as it is kept. Beyond fifty drafts
         *     the ones not touched for longest are forgotten, and every draft half a year after its last change. Uploads of a
         *     person who keeps a draft are kept as long.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Forget a draft
         * @description One that is not there counts as forgotten. Uploads it names stay until they are given up or too old.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a saved search
         * @description By the token of a mail about it, or of its confirmation.
         */
        get: operations["getSavedSearch"];
        put?: never;
        /**
         * Save a search and be told of homes by mail
         * @description Sends a mail with a link to the address; nothing else is ever sent there before somebody has
         *     confirmed it. The answer is the same whether or not the address is known. Limited per sender and,
         *     without a word, per address; a 429 says when to try again.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/saved-searches/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a saved search
         * @description By the token of the mail that was sent when it was saved; from now on there is mail about homes. The same search of
         *     the same address takes the place of an earlier one, by whose links it is known. May be repeated while the link is
         *     good. Refused (409, key `tooManySearches`) when the address has 50 others by now.
         */
        post: operations["confirmSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/saved-searches/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a saved search
         * @description Its name, what it tells of and how often, and whether it rests; what is absent stays.
         */
        post: operations["changeSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/saved-searches/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the mail about a saved search
         * @description Deletes it, or every search of its address. The address of this call with its token stands in
         *     `List-Unsubscribe` of each mail, so that mail programs can end it with one click (RFC 8058); their
         *     field `List-Unsubscribe` says nothing more. May be repeated.
         */
        post: operations["unsubscribeSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/discovery/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Divide all public pages into ranges
         * @description For an index of site maps: ranges of ids, each with at least one page that everybody may see.
         *     Ranges begin at 1 and are all of the same size, so that a page stays in its range.
         */
        get: operations["getAddressRanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/discovery/addresses/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public pages of a range
         * @description Pages that everybody may see, by id. At most 5,000 in a reply; `next` is the id to go on from.
         */
        get: operations["getAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/discovery/share-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture that links to the marketplace show
         * @description A JPEG of 1200 x 630 with the marketplace's name and what it is for.
         */
        get: operations["getSharePictureOfSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/discovery/share-picture/{kind}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture that links to a page show
         * @description A JPEG of 1200 x 630 with the page's main picture, price, title and place. What not everybody
         *     may open is shown as the marketplace itself. A former slug finds it, too.
         */
        get: operations["getSharePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what waits, and what was done last
         * @description Counts are exact.
         */
        get: operations["getAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for a decision
         * @description What has waited longest comes first.
         */
        get: operations["getReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/review/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the next thing to decide on, in full
         * @description What comes after a place in the queue, or, with `before`, what comes before it; the first without either. `data` is null when there is nothing.
         */
        get: operations["getNextReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/review/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one thing to decide on, or one that was decided, in full
         * @description Listings whose owner deleted them are not found.
         */
        get: operations["getReviewItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/review/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject
         * @description A decision about a state that is not the present one any more, or about what is decided already, is refused (409): `key` is stale or alreadyDecided. So is one about one's own application: `key` is ownAccount.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/review/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the last decision back
         * @description The thing waits again, at its former place. Refused (409) when nothing was decided, when it changed since, and for one's own application.
         */
        post: operations["undoReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what people reported
         * @description Open reports begin with the oldest, handled ones with the last handled.
         */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/reports/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a report, or take the listing down
         * @description Taking the listing down rejects it with the reason, which its owner reads, and settles all open reports of it. A report that is handled already is refused (409).
         */
        post: operations["handleReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact messages
         * @description Open messages begin with the oldest, closed ones with the last closed. Each word of `search` is looked for in name, e-mail address, subject and text.
         */
        get: operations["getContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact message in full
         * @description With the answers that were sent.
         */
        get: operations["getContactMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/inbox/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a contact message by mail
         * @description The mail quotes the message. A repeat with the same `client_id` sends nothing; with another text it is refused (409). So is an answer to a closed message.
         */
        post: operations["answerContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/inbox/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a contact message to oneself, or release it
         * @description Refused (409) if it is closed, or if somebody else has it than `assigned_to` says.
         */
        post: operations["assignContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/inbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a contact message, or reopen it
         * @description Refused (409) if it has that state already.
         */
        post: operations["changeContactMessageState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether the first administrator is missing
         * @description Until there is one, the site can be set up from its own machine, through no other proxy than the web, or with the link that the start prints.
         */
        get: operations["getSetup"];
        put?: never;
        /**
         * Make the first administrator
         * @description From the machine of the site, or with the token of the link that the start prints; the token works once. The address counts as proven. Without them it is forbidden (403, `setupLink`); once there is an administrator, it is a conflict (409, `setupDone`). It is written to the audit log.
         */
        post: operations["createFirstAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how far the guided steps are, and what is missing before opening */
        get: operations["getSetupProgress"];
        put?: never;
        /** Keep the step to go on at */
        post: operations["changeSetupStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/setup/filling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill an empty marketplace
         * @description In the background; `filling_state` of the progress tells how it went. Where categories, properties or projects exist, or it is being filled, it is a conflict (409, `alreadyFilled`).
         */
        post: operations["fillMarketplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/settings/tests/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail to oneself
         * @description At once, to the address of the account. Without a mail server in the environment it stays in the outbox (`kept`).
         */
        post: operations["testMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description The newest account first. Words are looked for in name and e-mail address, digits in the number.
         */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a person in full
         * @description With what they list, what was decided of it, and what administrators did with the account.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/users/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an account, or make it usable again
         * @description A deactivated person is signed out everywhere, and their listings leave the lists. Refused (409): oneself, and what is so already; `key` is ownAccount or conflict.
         */
        post: operations["changeUserActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/users/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make somebody a verified agent by hand, or take that back
         * @description Refused (409) for oneself, and for what is so already; `key` is ownAccount or conflict.
         */
        post: operations["changeUserVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/users/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a package to a person by hand
         * @description Paid packages, too. It is written to the ledger and the audit log, and the person is notified. A package that the person has already is refused (409).
         */
        post: operations["grantPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/users/packages/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a package that was granted by hand
         * @description What is left of it expires at once, and the person is notified. Packages that people took or paid for are not ended here (404).
         */
        post: operations["endPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/bank-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bank transfers in a state
         * @description Those that wait longest come first.
         */
        get: operations["getBankTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/bank-transfers/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a bank transfer
         * @description An approved one grants the package as it was bought, and gets its receipt. A rejected one needs a reason; the buyer may hand in another receipt. Refused when it is not in review (409). It is written to the audit log.
         */
        post: operations["decideBankTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchases
         * @description Newest first. Free ones are left out.
         */
        get: operations["getAdminPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payments/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description At a gateway, a job asks for it; the ledger follows the gateways answer. Money of a bank transfer has to be sent back by hand; this records it. The whole ends the package, a part does not. Refused for more than is left, or while another refund waits (409). It is written to the audit log.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payments/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an internal note about a purchase
         * @description Buyers never see it.
         */
        post: operations["addPaymentNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all packages
         * @description Those on offer in their order, then the retired ones.
         */
        get: operations["getAdminPackages"];
        put?: never;
        /**
         * Create or change a package
         * @description What was sold keeps the copy of the package that was bought. A price is in the currency of the settings when it is first saved. It is written to the audit log.
         */
        post: operations["savePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/packages/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a package or offer it again
         * @description A retired one cannot be bought or taken any more; who has it keeps it. It is written to the audit log.
         */
        post: operations["offerPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/packages/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the packages on offer in order
         * @description All of them, each once; else it is refused (409), because somebody else changed them.
         */
        post: operations["orderPackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payment-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay as administrators see them
         * @description Secrets come from the environment and are told only as set or not set.
         */
        get: operations["getPaymentAdministration"];
        put?: never;
        /**
         * Change ways to pay
         * @description Switches, public keys, the bank account and the tax; absent ones stay. A secret key in place of a public one is refused (422), and so is a tax rate without the seller's number. It is written to the audit log.
         */
        post: operations["changePaymentSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payment-settings/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to a gateway
         * @description Asks something harmless with the keys of the environment.
         */
        post: operations["testGateway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all settings as stored
         * @description Contains no secrets: those come from the environment.
         */
        get: operations["getSettings"];
        put?: never;
        /**
         * Change settings
         * @description All or none are kept. A key that somebody else changed after `base`, to another value, is a conflict (409, `settingsChanged`): `data.conflicts` lists the values in force. Pictures, pages of text and ways to pay have operations of their own (422). It is written to the audit log.
         */
        post: operations["changeSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/settings/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of settings, newest first
         * @description Those of ways to pay are among them.
         */
        get: operations["getSettingVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/settings/versions/{id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a change of settings
         * @description Its keys get the values from before it, as a new change. A key that was changed again since is a conflict (409, `settingsChanged`). It is written to the audit log.
         */
        post: operations["revertSettingVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a month's payments as CSV
         * @description One line for each sum that came or went in the month (UTC), oldest first, with its receipt or credit note, so that the sum of the amounts is that of the ledger. Amounts have a point and the currency's decimals. Texts that a spreadsheet would run as a formula begin with an apostrophe. UTF-8 with a byte order mark; RFC 4180. Failures are JSON.
         */
        get: operations["exportPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One purchase with all that happened
         * @description Its attempts at gateways, their notices, what came and went, cases, credit notes, notes and decisions.
         */
        get: operations["getAdminPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payment-mismatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List money that does not fit
         * @description Open cases oldest first, decided ones newest first.
         */
        get: operations["getPaymentMismatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/payment-mismatches/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about money that does not fit
         * @description Grants the package all the same, gives the money back by a job, or closes the case. Refused when it is decided, or no payment belongs to it (409). It is written to the audit log.
         */
        post: operations["decidePaymentMismatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what administrators did
         * @description The newest first. Entries are never changed or removed.
         */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
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
        /**
         * @description A constant, so that a client can branch on the body alone.
         * @constant
         */
        Ok: false;
        /** @description What happened, in words a person can read. */
        Message: string;
        /**
         * @description A setting that is on (`1`) or off (`0`).
         * @enum {string}
         */
        Switch: "0" | "1";
        /** @description A language the marketplace speaks. */
        LanguageRef: {
            id: number;
            code: string;
            /** @description In the language itself. */
            name: string;
        };
        /**
         * @description All settings a page needs. A key without a value in the settings is absent; those that follow
         *     from other data are always there.
         */
        WebSettings: {
            /** @description Brand and page title. */
            company_name: string;
            company_email?: string;
            /** @description Legacy; `company_tel1` and `company_tel2` are the ones in use. */
            company_tel?: string;
            /** @description ISO 3166-1 code of the country whose phone numbers need no country code; absent means that all do. */
            country_code?: string;
            company_tel1?: string;
            company_tel2?: string;
            company_address?: string;
            /** @description Of the office, and where maps begin; decimal degrees. */
            latitude?: string;
            /** @description Of the office, and where maps begin; decimal degrees. */
            longitude?: string;
            /** @description URL of the map on the contact page. */
            iframe_link?: string;
            /** @description The administrator's name. */
            admin_name?: string;
            /** @description URL of the administrator's picture, or an empty string. */
            admin_image?: string;
            /** @description Release of the provider. */
            system_version?: string;
            /** @description Shown before prices. */
            currency_symbol: string;
            /** @description The currency of all prices. */
            selected_currency_data: {
                /** @description ISO 4217. */
                code: string;
                name: string;
                symbol: string;
            };
            /** @description `1` abbreviates prices (1.2M). */
            number_with_suffix: components["schemas"]["Switch"];
            /** @description Decimals of prices that are not abbreviated; two where it is absent. */
            price_fraction_digits?: number;
            /** @description Lowest price of all listings, of rents that of a month; null when there are none. */
            min_price: number | null;
            /** @description Highest price of all listings, of rents that of a month; null when there are none. */
            max_price: number | null;
            /** @description URL of the page icon. */
            web_favicon?: string;
            /** @description URL. */
            web_logo?: string;
            /** @description URL. */
            web_footer_logo?: string;
            /** @description URL of the picture shown where one is missing. */
            web_placeholder_logo?: string;
            /** @description URL of the general placeholder. */
            img_placeholder?: string;
            /** @description Theme color in hexadecimal. */
            system_color?: string;
            /** @description `1` gives icons the theme color. */
            svg_clr?: components["schemas"]["Switch"];
            /** @description Color of category tiles in hexadecimal. */
            category_background?: string;
            /** @description Text color of the badge of sale listings. */
            sell_web_color?: string;
            /** @description Color of the badge of sale listings. */
            sell_web_background_color?: string;
            /** @description Text color of the badge of rent listings. */
            rent_web_color?: string;
            /** @description Color of the badge of rent listings. */
            rent_web_background_color?: string;
            /** @description Legacy color of sale badges. */
            sell_background?: string;
            /** @description URL. */
            facebook_id?: string;
            /** @description URL. */
            instagram_id?: string;
            /** @description URL. */
            twitter_id?: string;
            /** @description URL. */
            youtube_id?: string;
            /** @description URL of the app in its shop. */
            playstore_id?: string;
            /** @description URL of the app in its shop; the chat-unsupported banner links to it. */
            appstore_id?: string;
            /** @description URI scheme that opens the app. */
            schema_for_deeplink?: string;
            /** @description HTML of the page. */
            about_us?: string;
            /** @description HTML of the page. */
            terms_conditions?: string;
            /** @description HTML of the page. */
            privacy_policy?: string;
            /** @description Note shown to somebody who posts a listing. */
            text_property_submission?: string;
            /** @description `1` closes the site. */
            web_maintenance_mode?: components["schemas"]["Switch"];
            /** @description Legacy twin of `web_maintenance_mode`. */
            web_maintenance_mod?: components["schemas"]["Switch"];
            /** @description Pages carry meta tags from the server. */
            seo_settings: boolean;
            /** @description Show the cookie banner. */
            allow_cookies: boolean;
            /** @description Only verified users may list. */
            verification_required_for_user: boolean;
            /** @description `1` approves listings of verified users at once. */
            auto_approve?: components["schemas"]["Switch"];
            /** @description `1` offers sign-in by telephone. */
            number_with_otp_login?: components["schemas"]["Switch"];
            /** @description `1` offers sign-in by Google and Apple. */
            social_login?: components["schemas"]["Switch"];
            /**
             * @description Who sends one-time codes.
             * @enum {string}
             */
            otp_service_provider?: "firebase" | "twilio";
            /**
             * @description The Firebase project that signs in with Google, and by telephone where `otp_service_provider`
             *     says so; absent where a page cannot offer either. Nothing in it is secret.
             */
            identity_provider?: {
                project_id: string;
                /** @description Web API key of the project. */
                api_key: string;
                /** @description Host of the window in which people sign in. */
                auth_domain: string;
                /** @description Emulator on this very machine that stands in for Firebase; only where the product is tried out. */
                emulator_url?: string;
            };
            /** @description The provider refuses changes by the demo user. */
            demo_mode: boolean;
            /** @description Code of the language a first visit begins in. */
            default_language: string;
            languages: components["schemas"]["LanguageRef"][];
            /**
             * @description Unit of distances to near-by places.
             * @enum {string}
             */
            distance_option: "km" | "m" | "mi" | "yd";
            /** @description Least of the radius slider, in kilometres. */
            min_radius_range: string;
            /** @description Most of the radius slider, in kilometres. */
            max_radius_range: string;
            /** @description What the viewer's package opens; false for guests unless open to everyone. */
            features_available: {
                premium_properties: boolean;
                project_access: boolean;
                mortgage_calculator_detail?: boolean;
            };
            /** @description Rows of the bank transfer dialog. */
            bank_details: {
                title: string;
                value: string;
            }[];
            stripe_publishable_key?: string;
            paystack_public_key?: string;
            /** @description Key of a map service for mobile apps, encrypted, base64. */
            place_api_key?: string;
            /**
             * @description How far the viewer's verification is; only with a token.
             * @enum {string}
             */
            verification_status?: "initial" | "pending" | "success" | "failed";
            /** @description False when the viewer is deactivated; only with a token. */
            is_active?: boolean;
            /** @description The viewer is premium or has subscribed; only with a token. */
            is_premium?: boolean;
            /** @description The viewer has an active package; only with a token. */
            subscription?: boolean;
            /** @description Groups of operations and parameters beyond the common calls that this provider has. */
            extensions?: string[];
        };
        /** @description The one body of every failure. */
        Failure: {
            /** @constant */
            error: true;
            /** @description What went wrong, in words a person can read. */
            message: string;
            /** @description Names the cause; a client words it from its dictionary by this key. */
            key: string;
            /** @description Field name (as sent) to the reason it was refused. */
            fields?: {
                [key: string]: string;
            };
            /** @description Facts about the refusal, or null. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description 1 yes, 0 no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A language with its texts. */
        Language: {
            id: number;
            name: string;
            code: string;
            /** @description Key to text. (The name says file, the value is its content.) */
            file_name: {
                [key: string]: string;
            };
            /** @description 1 in use. */
            status: components["schemas"]["Flag"];
            /** @description 1 written from right to left. */
            rtl: components["schemas"]["Flag"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * @description How the person signs in. 0 Google, 1 telephone, 2 Apple, 3 e-mail and password.
         * @enum {string}
         */
        LoginType: "0" | "1" | "2" | "3";
        /** @description A telephone number with country code, with or without a plus sign, in any common form; kept in E.164. A plus that was not encoded arrives in a query as a space and counts as one. The country code may be missing where the settings have a `country_code`. */
        PhoneNumber: string;
        /** @description A sign-in. `type` decides what else is needed: auth_id for 0, 1 and 2; email and password for 3. An empty text counts as absent. */
        SignInRequest: {
            type: components["schemas"]["LoginType"];
            /** @description Sent by clients beside `type` and ignored. */
            logintype?: string;
            /** @description Number at the identity provider; for a telephone sign-in the one verify-otp answered. */
            auth_id?: string;
            /** @description What the identity provider signed (a Firebase ID token); proves the auth_id for 0, 1 and 2. */
            id_token?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /**
             * Format: password
             * @description Password of an e-mail sign-in.
             */
            password?: string;
            /** @description Full name. */
            name?: string;
            mobile?: components["schemas"]["PhoneNumber"];
            /** @description Postal address. */
            address?: string;
            /** @description The portrait: a JPEG or PNG (WebP, AVIF and HEIC are converted) file part, or the address of a picture, which is not fetched. */
            profile?: (File | Blob) | string;
            /** @description Push token of this device; kept for a person already known. */
            fcm_id?: string;
            /** @description What the person says of itself. */
            about_me?: string;
            /** @description Address of the Facebook page. */
            facebook_id?: string;
            /** @description Address of the X (Twitter) page; spelt so on the wire. */
            twiiter_id?: string;
            /** @description Address of the Instagram page. */
            instagram_id?: string;
            /** @description Address of the YouTube channel. */
            youtube_id?: string;
            /** @description Latitude in degrees. */
            latitude?: number;
            /** @description Longitude in degrees. */
            longitude?: number;
        };
        /** @description A registered person, as that person alone may see it. Passwords, their hashes and tokens are never part of it. */
        User: {
            /** @description Number of the person. */
            id: number;
            /** @description Full name. */
            name: string | null;
            /** @description Name in addresses of the public page. */
            slug_id: string;
            /** @description Number at the identity provider, or the one our server gave. */
            auth_id: string;
            /** @description E-mail address. */
            email: string | null;
            /** @description Telephone number in E.164; of older accounts in digits with country code. */
            mobile: string | null;
            /** @description Absolute address of the portrait; empty when there is none. */
            profile: string;
            /** @description Postal address. */
            address: string | null;
            /** @description Push token of the device registered last. */
            fcm_id: string | null;
            logintype: components["schemas"]["LoginType"];
            /**
             * @description 1 once the e-mail address was proven.
             * @enum {integer}
             */
            is_email_verified: 0 | 1;
            /**
             * @description 1 once the telephone number was proven.
             * @enum {integer}
             */
            is_mobile_verified?: 0 | 1;
            /** @description A new e-mail address that is not proven yet. */
            pending_email?: string | null;
            /** @description A new telephone number that is not proven yet. */
            pending_mobile?: string | null;
            /**
             * @description 1 when a password is set.
             * @enum {integer}
             */
            has_password?: 0 | 1;
            /**
             * @description 0 when the administrator deactivated the account.
             * @enum {integer}
             */
            isActive: 0 | 1;
            /**
             * @description 1 when push messages are wanted.
             * @enum {integer}
             */
            notification: 0 | 1;
            /**
             * @description 1 while a package is active.
             * @enum {integer}
             */
            subscription: 0 | 1;
            /**
             * @description 1 for a premium or subscribed person.
             * @enum {integer}
             */
            is_premium: 0 | 1;
            /**
             * @description 1 for administrators.
             * @enum {integer}
             */
            is_admin?: 0 | 1;
            /** @description Tax number of the person as receipts print it. */
            tax_number?: string | null;
            /** @description What the person says of itself. */
            about_me: string | null;
            /** @description Address of the Facebook page. */
            facebook_id: string | null;
            /** @description Address of the X (Twitter) page; spelt so on the wire. */
            twiiter_id: string | null;
            /** @description Address of the Instagram page. */
            instagram_id: string | null;
            /** @description Address of the YouTube channel. */
            youtube_id: string | null;
            /** @description Latitude in degrees. */
            latitude: string | null;
            /** @description Longitude in degrees. */
            longitude: string | null;
            /** @description City. */
            city: string | null;
            /** @description State or region. */
            state: string | null;
            /** @description Country. */
            country: string | null;
            /**
             * Format: date-time
             * @description When the account began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the account last changed.
             */
            updated_at: string;
        };
        /** @description A new account with e-mail and password. An empty text counts as absent. */
        RegisterRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            mobile?: components["schemas"]["PhoneNumber"];
            /**
             * Format: password
             * @description At least six characters, none of the most common ones, and not the own name or address.
             */
            password: string;
            /**
             * Format: password
             * @description The password once more.
             */
            re_password: string;
        };
        /** @description A reply that carries no data of its own. */
        Success: {
            /** @constant */
            error: false;
            /** @description What happened, in words a person can read. */
            message: string;
        };
        /** @description Where the code goes; one of the two. */
        RequestOtpRequest: {
            number?: components["schemas"]["PhoneNumber"];
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
        };
        /** @description The code with what it was sent to. */
        VerifyOtpRequest: {
            number?: components["schemas"]["PhoneNumber"];
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description The six digits. */
            otp: string;
        };
        /** @description Whose password was forgotten. */
        PasswordResetRequest: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
        };
        /** @description The device to forget. */
        BeforeLogoutRequest: {
            /** @description Push token of this device. */
            fcm_id?: string;
        };
        /** @description The new password twice, and what proves that the person is there. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The present password of an account that has one.
             */
            current_password?: string;
            /** @description The six digits that were sent to the own address or number of an account without a password. */
            otp?: string;
            /**
             * Format: password
             * @description At least six characters, none of the most common ones, and not the own name or address.
             */
            password: string;
            /**
             * Format: password
             * @description The password once more.
             */
            re_password: string;
        };
        /** @description The token of the mail's link, and the password twice. */
        ResetPasswordRequest: {
            /** @description Of the link. */
            token: string;
            /**
             * Format: password
             * @description At least six characters, none of the most common ones, and not the own name or address.
             */
            password: string;
            /**
             * Format: password
             * @description The password once more.
             */
            re_password: string;
        };
        /** @description A sign-in of a person, with the browser it was made in. */
        SignIn: {
            /** @description Number of the sign-in. */
            id: number;
            /**
             * @description 1 for the one in use.
             * @enum {integer}
             */
            is_current: 0 | 1;
            /** @description Browser and system, as "Firefox, Linux"; empty when they are not known. */
            device: string;
            /** @description IANA name of the time zone that the browser told at the sign-in; null when it told none. */
            time_zone: string | null;
            /** @description The one country that uses the time zone, by ISO 3166; null where there are several. */
            country_code: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the hour.
             */
            last_used_at: string;
        };
        /** @description Proof that the person is there; one of the two. */
        ReauthenticateRequest: {
            /**
             * Format: password
             * @description The present password of an account that has one.
             */
            password?: string;
            /** @description The six digits that were sent to the account's own address or number. */
            otp?: string;
        };
        /** @description Where the code goes, one of the two, and the password where the sign-in is older than ten minutes. */
        ContactCodeRequest: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            mobile?: components["schemas"]["PhoneNumber"];
            /**
             * Format: password
             * @description The present password of an account that has one.
             */
            password?: string;
        };
        /** @description What is to be changed, and the code that was sent there. */
        ConfirmContactRequest: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            mobile?: components["schemas"]["PhoneNumber"];
            /** @description The six digits. */
            otp: string;
        };
        /** @description The token of the notice's link. */
        UndoContactRequest: {
            /** @description Of the link. */
            token: string;
        };
        /** @description Where the person stands with the second factor. */
        SecondFactor: {
            /**
             * @description 1 when sign-ins take a code.
             * @enum {integer}
             */
            is_on: 0 | 1;
            /**
             * @description 1 when the person may set it up, as administrators may.
             * @enum {integer}
             */
            is_offered: 0 | 1;
            /**
             * @description 1 when an administrator's rights count only with it, as wherever more than its own machine is served.
             * @enum {integer}
             */
            is_required: 0 | 1;
            /** @description Recovery codes nobody has used yet. */
            recovery_codes_left: number;
        };
        /** @description What an authenticator app needs. It is told once and counts for nothing until a code confirms it. */
        SecondFactorSetup: {
            /** @description In base32 as apps take it by hand. */
            secret: string;
            /** @description The same as an `otpauth:` address, for a QR code or a link. */
            uri: string;
        };
        /** @description A code of the app that was just set up, and the proof where the sign-in is older than ten minutes. */
        ConfirmSecondFactorRequest: {
            /** @description The six digits that the app shows. */
            code: string;
            /**
             * Format: password
             * @description The present password of an account that has one.
             */
            password?: string;
            /** @description The six digits that were sent to the account's own address or number. */
            otp?: string;
        };
        /** @description Recovery codes, told once; each stands for a code of the app once. */
        RecoveryCodes: {
            /** @description Ten of them. */
            recovery_codes: string[];
        };
        /** @description The challenge of the sign-in, and what answers it. */
        AnswerSecondFactorRequest: {
            /** @description As the refused sign-in told it. */
            challenge: string;
            /** @description The six digits that the app shows, or a recovery code. */
            code: string;
        };
        /** @description A file of a mail that was not sent. */
        KeptAttachment: {
            /** @description File name. */
            name: string;
            /** @description Size. */
            bytes: number;
            /** @description Address to download it from. */
            url: string;
        };
        /** @description A mail or a message to a telephone that was not sent. */
        KeptMessage: {
            /** @description Kind and number, as "mail-3". */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "mail" | "sms";
            /** @description E-mail address or telephone number. */
            to: string;
            /** @description Empty for a message to a telephone. */
            subject: string;
            /** @description Its words. */
            text: string;
            /**
             * Format: date-time
             * @description When it would have been sent.
             */
            created_at: string;
            /** @description Files of a mail. */
            attachments: components["schemas"]["KeptAttachment"][];
        };
        /**
         * Format: binary
         * @description The file itself.
         */
        Bytes: File | Blob;
        /** @description Sent by clients and ignored; the token says who acts. */
        IgnoredUserId: number;
        /** @description The parts of the profile to change; what is absent stays as it is. An empty text clears the address, the tax number, the place, what the person says of itself and the four links; for everything else it counts as absent. */
        UpdateProfileRequest: {
            userid?: components["schemas"]["IgnoredUserId"];
            /** @description Full name. */
            name?: string;
            /**
             * Format: email
             * @description The e-mail address; a new one counts once it is proven.
             */
            email?: string;
            mobile?: components["schemas"]["PhoneNumber"];
            /** @description Sent by clients and ignored. */
            type?: string;
            /** @description Sent by clients and ignored. */
            logintype?: string;
            /** @description Sent by older clients and ignored. */
            firebase_id?: string;
            /** @description Postal address. */
            address?: string;
            /**
             * Format: binary
             * @description New portrait, JPEG or PNG (WebP, AVIF and HEIC are converted), at most 10 MB.
             */
            profile?: File | Blob;
            /** @description Latitude in degrees. */
            latitude?: number;
            /** @description Longitude in degrees. */
            longitude?: number;
            /** @description What the person says of itself. */
            about_me?: string;
            /** @description Tax number; receipts of unpaid and later purchases print it. */
            tax_number?: string;
            /** @description Address of the Facebook page. */
            facebook_id?: string;
            /** @description Address of the X (Twitter) page; spelt so on the wire. */
            twiiter_id?: string;
            /** @description Address of the Instagram page. */
            instagram_id?: string;
            /** @description Address of the YouTube channel. */
            youtube_id?: string;
            /** @description Push token of this device; sent alone it only registers the device. */
            fcm_id?: string;
            /**
             * @description 1 when push messages are wanted.
             * @enum {integer}
             */
            notification?: 0 | 1;
            /**
             * Format: password
             * @description The password, for a new address or number where the sign-in is older than ten minutes.
             */
            password?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Country. */
            country?: string;
        };
        /** @description The token says who leaves; the person proves to be there. */
        DeleteUserRequest: {
            userid?: components["schemas"]["IgnoredUserId"];
            /**
             * Format: password
             * @description The password, where the sign-in is older than ten minutes.
             */
            password?: string;
            /** @description The code sent to the address or number, where the account has no password. */
            otp?: string;
        };
        /** @description What a person wants to see recommended. A part that was left open is an empty list or text. */
        FeedPreferences: {
            /** @description Whose preferences these are. */
            user_id: number;
            /** @description Numbers of the wanted categories. */
            category_ids: string[];
            /** @description Lowest and highest price in major units; empty when any price will do. */
            price_range: string[];
            /** @description 0 for sale, 1 for rent. */
            property_type: ("0" | "1")[];
            /** @description Numbers of the near-by facilities that matter; spelt so on the wire. */
            outdoor_facilitiy_ids: string[];
            /** @description The wanted city; empty for any. */
            city: string;
        };
        /** @description Numbers joined by commas, as "1,2". */
        IdList: string;
        /** @description The whole of the preferences, each part as one text; an absent or empty part means any. */
        SaveFeedPreferencesRequest: {
            category_ids?: components["schemas"]["IdList"];
            outdoor_facilitiy_ids?: components["schemas"]["IdList"];
            /** @description "lowest,highest" in major units. */
            price_range?: string;
            /** @description "0" for sale, "1" for rent; anything else means both. */
            property_type?: string;
            /** @description The wanted city. */
            city?: string;
        };
        /** @description How many rows there are over all pages; exact up to 1,000. */
        Total: number;
        /** @description True when `total` is above 1,000 and estimated. */
        TotalIsEstimate: boolean;
        /** @description Optional texts of a property; null where nothing was given. */
        PropertyTexts: {
            /** @description The owner's own address. */
            client_address: string | null;
            /** @description Address of a YouTube video; the scheme may be missing and is added. */
            video_link: string | null;
        };
        /** @description Median time to the first answer over the inquiries of the last 90 days, in minutes; only with at least five answered ones. */
        AnswerMinutes: number;
        /** @description A category as listings and projects name it. */
        CategoryShort: {
            id: number;
            /** @description Its **name**. */
            category: string;
            /** @description URL of its icon, or an empty string. */
            image: string;
            slug_id: string;
        };
        /** @description A facility that listings of a category can have, and how it is asked for. */
        Parameter: {
            id: number;
            name: string;
            /**
             * @description How the value is entered.
             * @enum {string}
             */
            type_of_parameter: "textbox" | "textarea" | "number" | "dropdown" | "radiobutton" | "checkbox" | "file";
            /** @description The options of a dropdown, radio button or checkbox; null for the others. */
            type_values: string[] | null;
            /** @description URL of its icon, or an empty string. */
            image: string;
            is_required: components["schemas"]["Flag"];
            /**
             * @description What it counts or measures, whatever the operator calls it; areas in the unit that its name tells.
             * @enum {string}
             */
            role?: "bedrooms" | "bathrooms" | "area";
        };
        /** @description A category and the facilities its listings can have. */
        CategoryWithParameters: components["schemas"]["CategoryShort"] & {
            parameter_types: components["schemas"]["Parameter"][];
        };
        /**
         * @description What is offered, or what became of it.
         * @enum {string}
         */
        PropertyTypeWord: "sell" | "rent" | "sold" | "rented";
        /**
         * @description The period a rent is paid for; null for sale.
         * @enum {string|null}
         */
        RentDuration: "Daily" | "Monthly" | "Quarterly" | "Yearly" | null;
        /** @description A picture of a listing. */
        GalleryImage: {
            id: number;
            /** @description File name. */
            image: string;
            image_url: string;
            /** @description Of the original, in pixels. */
            width?: number;
            /** @description Of the original, in pixels. */
            height?: number;
            /** @description Blurhash, to show while the picture loads. */
            hash?: string;
            /** @description What the picture shows; absent when nobody said. */
            alt?: string;
        };
        /** @description A document of a listing. */
        PropertyDocument: {
            id: number;
            property_id: number;
            /** @description File extension, such as `pdf`. */
            type: string;
            file_name: string;
            /** @description URL. */
            file: string;
        };
        /** @description One thing that happened to a listing in public. */
        PropertyEvent: {
            /**
             * @description `listed` first, `price` changed, `period` in which the rent is due changed, `sold`, `rented`, `withdrawn` (by its owner, the marketplace or because its
             *     time was over), `back` on the market.
             * @enum {string}
             */
            kind: "listed" | "price" | "period" | "sold" | "rented" | "withdrawn" | "back";
            /** @description From then on, in major units; rents as they would be in the period of today. */
            price: number;
            /** Format: date-time */
            happened_at: string;
        };
        /**
         * @description The administrator's decision.
         * @enum {string}
         */
        RequestStatus: "pending" | "approved" | "rejected";
        /**
         * @description 0 approved, 1 pending, 2 rejected, 3 expired.
         * @enum {integer}
         */
        AdvertisementStatus: 0 | 1 | 2 | 3;
        /**
         * @description Where it is shown: HomeScreen first in lists, Slider at the head of the first page; ProductListing is older.
         * @enum {string}
         */
        AdvertisementType: "HomeScreen" | "Slider" | "ProductListing";
        /**
         * @description What is featured.
         * @enum {string}
         */
        FeatureTarget: "property" | "project";
        /** @description The featuring of one property or project. */
        Advertisement: {
            /** @description Number of the advertisement. */
            id: number;
            status: components["schemas"]["AdvertisementStatus"];
            /**
             * @description 0 while the payment of its package is disputed.
             * @enum {integer}
             */
            is_enable: 0 | 1;
            type: components["schemas"]["AdvertisementType"];
            for: components["schemas"]["FeatureTarget"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_date: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end_date: string;
            /** @description The featured property. */
            property_id: number | null;
            /** @description The featured project. */
            project_id: number | null;
            /** @description Who featured it; 0 for the administrator. */
            customer_id: number;
            /** @description The package it was drawn from. */
            package_id?: number | null;
            /** @description Absolute address of its own picture; empty when there is none. */
            image?: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
        };
        /** @description A near-by place of one listing, with its distance. */
        AssignedFacility: {
            id: number;
            property_id: number;
            /** @description Id of the outdoor facility. */
            facility_id: number;
            /** @description In the unit of `web-settings.data.distance_option`. */
            distance: number;
            name: string;
            /** @description URL of its icon, or an empty string. */
            image: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A facility with the value a listing has for it. */
        ParameterValue: components["schemas"]["Parameter"] & {
            /** @description The text or number as text; the chosen options of a checkbox; the URL of a file. */
            value: string | string[];
        };
        /** @description A listing with everything there is to say about it, for one viewer. */
        PropertyDetail: {
            answer_minutes?: components["schemas"]["AnswerMinutes"];
            id: number;
            /** @description Its present slug, which differs from the one asked for when that was an older one. */
            slug_id: string;
            title: string;
            description: string;
            /** @description Asking price or rent, in major units. */
            price: number;
            category: components["schemas"]["CategoryWithParameters"];
            /** @description The public address. */
            address: string;
            city: string | null;
            state: string | null;
            country: string | null;
            /** @description Decimal degrees. */
            latitude: string;
            /** @description Decimal degrees. */
            longitude: string;
            /** @description Metres around the position within which the place lies: only where the owner hides the exact one. */
            place_radius?: number;
            property_type: components["schemas"]["PropertyTypeWord"];
            rentduration: components["schemas"]["RentDuration"];
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            /** @description Blurhash of the main picture. */
            title_image_hash: string | null;
            /** @description Of the original, in pixels. */
            title_image_width?: number;
            /** @description Of the original, in pixels. */
            title_image_height?: number;
            /** @description What the main picture shows; absent when nobody said. */
            title_image_alt?: string;
            /** @description URL of a panorama, or an empty string. */
            three_d_image: string;
            gallery: components["schemas"]["GalleryImage"][];
            documents: components["schemas"]["PropertyDocument"][];
            /** @description Age in words, such as "2 days ago". */
            post_created: string;
            /**
             * Format: date-time
             * @description The moment that `post_created` words.
             */
            post_created_iso?: string;
            /**
             * @description What happened to it in public, the oldest first; only when one listing is asked for. Kept from the day the
             *     provider knows it.
             */
            history?: components["schemas"]["PropertyEvent"][];
            /** @description For how many days it has been offered, or was; only beside `history`. */
            days_on_market?: number;
            /** @description How often the detail was asked for. */
            total_view: number;
            /** @description 1 active, 0 inactive. */
            status: components["schemas"]["Flag"];
            request_status: components["schemas"]["RequestStatus"];
            /** @description Id of the owner; 0 is the administrator. */
            added_by: number;
            /** @description Id of the owner; 0 is the administrator. */
            customer_id: number;
            /** @description Name of the owner; `web-settings.data.admin_name` for the administrator. */
            customer_name: string;
            /** @description The owner's slug; absent when `added_by` is 0. */
            customer_slug_id?: string;
            /** @description The owner's. */
            email: string | null;
            /** @description The owner's. */
            mobile: string | null;
            /** @description URL of the owner's picture, or an empty string. */
            profile: string;
            /** @description A premium listing: only for viewers whose package has them. */
            is_premium: boolean;
            /** @description The owner is verified. */
            is_verified: boolean;
            /** @description Has an approved advertisement that is running. */
            promoted: boolean;
            /** @description Its advertisements; absent when there are none. */
            advertisement?: components["schemas"]["Advertisement"][];
            /** @description Places near by. */
            assign_facilities: components["schemas"]["AssignedFacility"][];
            /** @description Its facilities. */
            parameters: components["schemas"]["ParameterValue"][];
            /** @description Ids of those who keep it as a favourite. */
            favourite_users: number[];
            total_favourite_users: number;
            /** @description Ids of those who said that they are interested. */
            interested_users: number[];
            total_interested_users: number;
            /** @description Is a favourite of the viewer. */
            is_favourite: components["schemas"]["Flag"];
            /** @description The viewer is interested. */
            is_interested: components["schemas"]["Flag"];
            /** @description The viewer has reported it. */
            is_reported: boolean;
            /** @description The viewer may show interest. */
            is_interest_available: boolean;
            /** @description The viewer may report it. */
            is_report_available: boolean;
            /** @description The viewer has sent an inquiry. */
            inquiry: boolean;
            /** @description The viewer has blocked the owner in chat. */
            is_blocked_by_me: boolean;
            /** @description The owner has blocked the viewer in chat. */
            is_blocked_by_user: boolean;
            meta_title: string | null;
            meta_description: string | null;
            /** @description Separated by commas. */
            meta_keywords: string | null;
            /** @description URL of the picture for shared links. */
            meta_image: string | null;
        } & components["schemas"]["PropertyTexts"];
        /**
         * @description One of the wishes that a listing fits, of those that the person has.
         * @enum {string}
         */
        WhyRecommended: "category" | "facilities" | "price" | "offer" | "city";
        /** @description A listing that fits the viewer's preferences. */
        RecommendedProperty: components["schemas"]["PropertyDetail"] & {
            /** @description What of the preferences it has. */
            why?: components["schemas"]["WhyRecommended"][];
        };
        /** @description A category with its facilities and what search engines are told of it. */
        Category: components["schemas"]["CategoryWithParameters"] & {
            meta_title: string | null;
            meta_description: string | null;
            /** @description Separated by commas. */
            meta_keywords: string | null;
            /** @description URL of the picture for shared links. */
            meta_image: string | null;
            /** @description Publicly visible listings in it; only there when `has_property` was asked. */
            properties_count?: number;
        };
        /** @description A kind of place worth having near by (a school, a station). */
        OutdoorFacility: {
            id: number;
            name: string;
            /** @description URL of its icon, or an empty string. */
            image: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Whose turn it was among the featured listings; further pages send it again. */
        Rotation: number;
        /** @description A listing as a row of search results. */
        PropertyListCard: {
            id: number;
            slug_id: string;
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            /** @description Blurhash of the main picture. */
            title_image_hash?: string | null;
            /** @description Of the original, in pixels. */
            title_image_width?: number;
            /** @description Of the original, in pixels. */
            title_image_height?: number;
            category_id: number;
            title: string;
            /** @description Asking price or rent, in major units. */
            price: number;
            city: string | null;
            state: string | null;
            country: string | null;
            rentduration: components["schemas"]["RentDuration"];
            /** @description Id of the owner; 0 is the administrator. */
            added_by: number;
            is_premium: boolean;
            /** @description Decimal degrees. */
            latitude: string;
            /** @description Decimal degrees. */
            longitude: string;
            /** @description Kilometres from the position asked for; only when one was. */
            distance?: number;
            /** @description How often the detail was asked for. */
            total_click: number;
            /** @description How many keep it as a favourite. */
            favourite_count: number;
            category: components["schemas"]["CategoryShort"];
            /** @description Has an approved advertisement that is running. */
            promoted: boolean;
            /**
             * Format: date-time
             * @description When it was put up.
             */
            posted_at?: string;
            property_type: components["schemas"]["PropertyTypeWord"];
            /** @description Places near by. */
            assign_facilities: components["schemas"]["AssignedFacility"][];
            parameters: components["schemas"]["ParameterValue"][];
            gallery: components["schemas"]["GalleryImage"][];
            documents: components["schemas"]["PropertyDocument"][];
            /** @description Is a favourite of the viewer. */
            is_favourite: components["schemas"]["Flag"];
        };
        /** @description What a person's packages allow at this moment. */
        PackageCheck: {
            /** @description A package is active. */
            package_available: boolean;
            /** @description An active package includes the feature. */
            feature_available: boolean;
            /** @description Something is left of the feature's limit; matters for the first four types only. */
            limit_available: boolean;
        };
        /** @description A refusal by package rules. */
        PackageFailure: {
            /** @constant */
            error: true;
            /** @description What went wrong, in words a person can read. */
            message: string;
            /** @description Names the cause, as in every failure. */
            key: string;
            /** @description What the viewer's package lacks; null for guests. */
            data: components["schemas"]["PackageCheck"] | null;
        };
        /** @description A listing as the sections of the first page and lists of near-by and similar ones show it. */
        PropertyListItem: {
            id: number;
            slug_id: string;
            category_id: number;
            city: string | null;
            state: string | null;
            country: string | null;
            /** @description Asking price or rent, in major units. */
            price: number;
            /** @description The same as `property_type`, under its old spelling. */
            propery_type: components["schemas"]["PropertyTypeWord"];
            property_type: components["schemas"]["PropertyTypeWord"];
            title: string;
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            /** @description Blurhash of the main picture. */
            title_image_hash?: string | null;
            /** @description Of the original, in pixels. */
            title_image_width?: number;
            /** @description Of the original, in pixels. */
            title_image_height?: number;
            is_premium: boolean;
            address: string;
            rentduration: components["schemas"]["RentDuration"];
            /** @description Decimal degrees. */
            latitude: string;
            /** @description Decimal degrees. */
            longitude: string;
            /** @description Kilometres from the position asked for; only in searches by radius. */
            distance?: number;
            category: components["schemas"]["CategoryShort"];
            /** @description Has an approved advertisement that is running. */
            promoted: boolean;
            parameters: components["schemas"]["ParameterValue"][];
            gallery: components["schemas"]["GalleryImage"][];
            documents: components["schemas"]["PropertyDocument"][];
            /** @description Is a favourite of the viewer. */
            is_favourite: components["schemas"]["Flag"];
        };
        /** @description One of two listings laid side by side. */
        CompareSide: {
            id: number;
            slug_id?: string;
            title: string;
            city: string | null;
            state: string | null;
            country: string | null;
            is_premium: components["schemas"]["Flag"];
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            address: string;
            /** Format: date-time */
            created_at: string;
            /** @description Asking price or rent, in major units. */
            price: number;
            rentduration: components["schemas"]["RentDuration"];
            property_type: components["schemas"]["PropertyTypeWord"];
            /** @description How many keep it as a favourite. */
            total_likes: number;
            /** @description How often the detail was asked for. */
            total_views: number;
            facilities: components["schemas"]["ParameterValue"][];
            near_by_places: components["schemas"]["AssignedFacility"][];
        };
        /** @description A reason that a listing can be reported for. */
        ReportReason: {
            id: number;
            reason: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description How many listings each further choice would leave. */
        PropertyFacets: {
            /** @description Listings that match all filters. */
            total: number;
            /** @description The total is an estimate. */
            total_is_estimate: boolean;
            /** @description The groups whose counts are estimates; absent or empty where all are exact. */
            estimated?: ("property_types" | "categories" | "cities" | "bedrooms" | "bathrooms" | "posted_since" | "premium" | "promoted" | "facilities" | "price")[];
            property_types: {
                /**
                 * @description 0 sale, 1 rent.
                 * @enum {integer}
                 */
                value: 0 | 1;
                count: number;
            }[];
            /** @description Most listings first. */
            categories: {
                id: number;
                /** @description Its name. */
                category: string;
                slug_id: string;
                count: number;
            }[];
            /** @description Most listings first. */
            cities: {
                city: string;
                state: string | null;
                country: string | null;
                count: number;
            }[];
            /** @description By exact number of bedrooms, fewest first. */
            bedrooms: {
                value: number;
                count: number;
            }[];
            /** @description By exact number of bathrooms, fewest first. */
            bathrooms?: {
                value: number;
                count: number;
            }[];
            /** @description How many were listed when; `week` is the last seven days. */
            posted_since?: {
                week: number;
                yesterday: number;
            };
            /** @description Premium ones among those that match. */
            premium?: number;
            /** @description Promoted ones among those that match. */
            promoted?: number;
            /** @description Of those that match, how many have a facility; facilities that none has are left out. */
            facilities?: {
                id: number;
                count: number;
            }[];
            price: {
                /** @description Lowest price in major units; null when nothing matches. */
                min: number | null;
                /** @description Highest price in major units; null when nothing matches. */
                max: number | null;
                /** @description Neighbouring price ranges; `from` is in the range, `to` only in the last one. */
                histogram: {
                    from: number;
                    to: number;
                    count: number;
                }[];
            };
        };
        /** @description What a pin and its small card show. */
        MapListing: {
            id: number;
            slug_id: string;
            title: string;
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            /** @description Blurhash of the main picture. */
            title_image_hash: string | null;
            /** @description Of the original, in pixels. */
            title_image_width?: number;
            /** @description Of the original, in pixels. */
            title_image_height?: number;
            /** @description Major units. */
            price: number;
            rentduration: components["schemas"]["RentDuration"];
            property_type: components["schemas"]["PropertyTypeWord"];
            is_premium: boolean;
            promoted: boolean;
            city: string;
            state: string;
            country: string;
        };
        /** @description Listings that a map shows as one sign. */
        MapCluster: {
            count: number;
            /** @description Of the middle of the listings, in decimal degrees. */
            latitude: number;
            longitude: number;
            /** @description The box around the listings, as south, west, north and east. */
            bounds: number[];
            /** @description Lowest price in major units, of rents that of a month. */
            min_price: number;
            /** @description Highest price in major units, of rents that of a month. */
            max_price: number;
            /** @description The listing, where it is only one. */
            listing: components["schemas"]["MapListing"] | null;
        };
        /** @description Version of the street tiles, part of their address; changes with the areas. */
        TilesVersion: string;
        /** @description An area with streets. */
        StreetArea: {
            name: string;
            /** @description South, west, north and east in decimal degrees. */
            bounds: number[];
            /** @description Last zoom that has tiles; beyond, they are magnified. */
            max_zoom: number;
            /** @description Whose data it is; plain text. */
            attribution: string;
            /** @description True for the streets of the demo. */
            is_invented: boolean;
            /** @description False for areas of tiles alone, which know no routes or addresses. */
            has_travel: boolean;
        };
        /** @enum {string} */
        TravelMode: "foot" | "bicycle" | "car";
        /** @description What can be reached within a limit. */
        TravelArea: {
            mode: components["schemas"]["TravelMode"];
            minutes: number;
            latitude: number;
            longitude: number;
            /** @description Written like the parameter `area`; null where no streets are near the place. */
            area: string | null;
            /** @description True where the known streets end before the time does. */
            is_cut: boolean;
        };
        /** @enum {string} */
        NearbyKind: "school" | "childcare" | "grocery" | "cafe" | "park" | "playground" | "stop" | "station" | "health" | "pharmacy" | "sport" | "culture";
        NearbyPlace: {
            /** @description In the language asked for where it is known; empty without a name. */
            name: string;
            latitude: number;
            longitude: number;
            /** @description Length of the walk over the streets. */
            meters: number;
            /** @description Time of the walk, rounded up. */
            minutes: number;
        };
        NearbyGroup: {
            kind: components["schemas"]["NearbyKind"];
            places: components["schemas"]["NearbyPlace"][];
        };
        FoundAddress: {
            /** @enum {string} */
            kind: "street" | "address" | "postal_code" | "neighborhood" | "station";
            /** @description What is shown first. */
            label: string;
            /** @description Where it lies, such as neighborhood and city. */
            detail: string;
            street: string;
            /** @description Of a street: a number that is not known, placed between two that are. */
            house_number: string;
            neighborhood: string;
            postal_code: string;
            city: string;
            state: string;
            country: string;
            latitude: number;
            longitude: number;
            /** @description South, west, north and east of the whole thing. */
            bounds: number[];
            /** @description Border of a neighborhood or postal code, written like the parameter `area`; null where none is known. */
            area: string | null;
        };
        AddressAt: {
            street: string;
            /** @description The nearest one that is known, or empty. */
            house_number: string;
            neighborhood: string;
            postal_code: string;
            city: string;
            state: string;
            country: string;
            /** @description From the position to the street. */
            meters: number;
        };
        /** @description One picture of an album, a finished upload or one that is there. */
        AlbumPicture: {
            /** @description A finished upload of a photo. */
            upload?: string;
            /** @description A picture of the gallery, or 0 for the present main picture. */
            id?: number;
            /** @description What the picture shows. */
            alt?: string;
        };
        /** @description One document, a finished upload or one that is there. */
        ListedDocument: {
            /** @description A finished upload of a document. */
            upload?: string;
            /** @description A document that it has. */
            id?: number;
        };
        /** @description A property to list. An empty text counts as absent. */
        PostPropertyRequest: {
            /** @description Sent by clients and ignored; the token says who acts. */
            userid?: number;
            /** @description Headline. */
            title: string;
            /** @description What there is to say about it. */
            description: string;
            /** @description City. */
            city: string;
            /** @description State or region. */
            state: string;
            /** @description Country. */
            country: string;
            /** @description Latitude in degrees; 0, 0 is refused with `longitude`, as a failed geocode. */
            latitude?: number;
            /** @description Longitude in degrees. */
            longitude?: number;
            /** @description Address that everybody sees. */
            address: string;
            /** @description Asking price or rent in major units; 0 is told on request, sorts last in both orders by price and lies in no price range. As text also grouped ("450,000.00"); "450.000" is refused, since it has two readings. */
            price: number;
            /** @description Its category. */
            category_id: number;
            /**
             * @description 0 for sale, 1 for rent.
             * @enum {integer}
             */
            property_type: 0 | 1;
            /** @description Address of a YouTube video; the scheme may be missing and is added. */
            video_link?: string;
            /** @description Title for search engines; best up to 60 characters. */
            meta_title?: string;
            /** @description Description for search engines; best 50 to 160 characters. */
            meta_description?: string;
            /** @description Phrases for search engines, joined by commas; best up to ten. */
            meta_keywords?: string;
            /**
             * Format: binary
             * @description Picture for shared links, JPEG or PNG (WebP, AVIF and HEIC are converted), at most 20 MB.
             */
            meta_image?: File | Blob;
            /**
             * @description What the rent is paid for; kept only for rent.
             * @enum {string}
             */
            rentduration?: "Daily" | "Monthly" | "Quarterly" | "Yearly";
            /** @description True for a premium listing. */
            is_premium?: boolean;
            /** @description The owner's own address. */
            client_address?: string;
            /** @description Wanted name in addresses; made unique by a number, so that the one in the reply may differ. */
            slug_id?: string;
            /**
             * Format: binary
             * @description Main picture, JPEG or PNG (WebP, AVIF and HEIC are converted), at least 120 x 120 pixels, at most 20 MB.
             */
            title_image?: File | Blob;
            /**
             * Format: binary
             * @description 360° panorama, JPEG, PNG or GIF (WebP, AVIF and HEIC are converted), at most 20 MB.
             */
            three_d_image?: File | Blob;
            /** @description Further pictures, each JPEG or PNG (WebP, AVIF and HEIC are converted), at least 120 x 120 pixels, at most 20 MB. On the wire gallery_images[i]. */
            gallery_images?: (File | Blob)[];
            /** @description Documents, each PDF, DOC, DOCX or TXT, at most 20 MB. On the wire documents[i]. */
            documents?: (File | Blob)[];
            /** @description Values of the category's facilities, on the wire parameters[i][parameter_id] and parameters[i][value], i from 0 without gaps. Empty values are skipped; in a change they take away what is there. */
            parameters?: {
                /** @description The facility. */
                parameter_id: number;
                /** @description A text or number as text; the options of a checkbox joined by commas; a file part for a file. */
                value?: (File | Blob) | string;
                /** @description A finished upload for a file. */
                upload?: string;
            }[];
            /** @description Near-by places, on the wire facilities[i][facility_id] and facilities[i][distance]. */
            facilities?: {
                /** @description The kind of place. */
                facility_id: number;
                /** @description How far it is, in the unit of `web-settings.data.distance_option`. */
                distance: number;
            }[];
            /** @description The whole album in its order, the main picture first, in place of title_image and gallery_images: what is not named is taken away. Each is a finished upload, or a picture that the property has. On the wire pictures[i][upload], pictures[i][id] and pictures[i][alt]. */
            pictures?: components["schemas"]["AlbumPicture"][];
            /** @description All documents in their order, in place of documents and remove_documents. On the wire document_files[i][upload] and document_files[i][id]. */
            document_files?: components["schemas"]["ListedDocument"][];
            /** @description A finished upload of a panorama, in place of three_d_image. */
            three_d_upload?: string;
            /** @description A finished upload of a photo, in place of meta_image. */
            meta_upload?: string;
            /** @description True when others are to see only the neighbourhood. */
            hides_exact_place?: boolean;
            /**
             * Format: uuid
             * @description The draft this was written in; it is gone once the property is kept. Sent again, it lists nothing twice.
             */
            draft_id?: string;
        };
        /** @description A refusal to list, or to change what is listed. */
        ListingFailure: {
            /** @constant */
            error: true;
            /** @description What went wrong, in words a person can read. */
            message: string;
            /** @description Names the cause, as in every failure; of listings profileIncomplete, verificationPending, verificationFailed, verificationMissing and packageRefused. */
            key: string;
            /** @description What the profile lacks (profileIncomplete), or the packages (packageRefused); else null. */
            data: {
                /** @description What has to be filled in, as the fields of update_profile. */
                missing: ("name" | "email" | "mobile" | "profile" | "address")[];
            } | components["schemas"]["PackageCheck"] | null;
        };
        /** @description What to change about an own property. What is absent stays, but meta_title, meta_description and meta_keywords are cleared when absent. An empty text clears video_link, client_address and meta_image; for everything else it counts as absent. */
        UpdatePropertyRequest: {
            /**
             * @description 0 changes the property, 1 deletes it.
             * @enum {integer}
             */
            action_type: 0 | 1;
            /** @description Number of the property; needed unless slug_id names it. */
            id?: number;
            /** @description Sent by clients and ignored; the token says who acts. */
            userid?: number;
            /** @description Headline. */
            title?: string;
            /** @description What there is to say about it. */
            description?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Country. */
            country?: string;
            /** @description Latitude in degrees; 0, 0 is refused with `longitude`, as a failed geocode. */
            latitude?: number;
            /** @description Longitude in degrees. */
            longitude?: number;
            /** @description Address that everybody sees. */
            address?: string;
            /** @description Asking price or rent in major units; 0 is told on request, sorts last in both orders by price and lies in no price range. As text also grouped ("450,000.00"); "450.000" is refused, since it has two readings. */
            price?: number;
            /** @description Its category. */
            category_id?: number;
            /**
             * @description 0 for sale, 1 for rent.
             * @enum {integer}
             */
            property_type?: 0 | 1;
            /** @description Address of a YouTube video; the scheme may be missing and is added. */
            video_link?: string;
            /** @description Title for search engines; best up to 60 characters. */
            meta_title?: string;
            /** @description Description for search engines; best 50 to 160 characters. */
            meta_description?: string;
            /** @description Phrases for search engines, joined by commas; best up to ten. */
            meta_keywords?: string;
            /** @description A new picture for shared links, JPEG or PNG (WebP, AVIF and HEIC are converted), at most 20 MB; an empty text removes it; absent, it stays. */
            meta_image?: (File | Blob) | string;
            /**
             * @description What the rent is paid for; kept only for rent.
             * @enum {string}
             */
            rentduration?: "Daily" | "Monthly" | "Quarterly" | "Yearly";
            /** @description True for a premium listing. */
            is_premium?: boolean;
            /** @description The owner's own address. */
            client_address?: string;
            /** @description With id, the wanted new name in addresses; without id, the present one, which says what is changed. */
            slug_id?: string;
            /**
             * Format: binary
             * @description Main picture, JPEG or PNG (WebP, AVIF and HEIC are converted), at least 120 x 120 pixels, at most 20 MB.
             */
            title_image?: File | Blob;
            /**
             * Format: binary
             * @description 360° panorama, JPEG, PNG or GIF (WebP, AVIF and HEIC are converted), at most 20 MB.
             */
            three_d_image?: File | Blob;
            /** @description Further pictures, each JPEG or PNG (WebP, AVIF and HEIC are converted), at least 120 x 120 pixels, at most 20 MB. On the wire gallery_images[i]. */
            gallery_images?: (File | Blob)[];
            /** @description Documents, each PDF, DOC, DOCX or TXT, at most 20 MB. On the wire documents[i]. */
            documents?: (File | Blob)[];
            /** @description Values of the category's facilities, on the wire parameters[i][parameter_id] and parameters[i][value], i from 0 without gaps. Empty values are skipped; in a change they take away what is there. */
            parameters?: {
                /** @description The facility. */
                parameter_id: number;
                /** @description A text or number as text; the options of a checkbox joined by commas; a file part for a file. */
                value?: (File | Blob) | string;
                /** @description A finished upload for a file. */
                upload?: string;
            }[];
            /** @description Near-by places, on the wire facilities[i][facility_id] and facilities[i][distance]. */
            facilities?: {
                /** @description The kind of place. */
                facility_id: number;
                /** @description How far it is, in the unit of `web-settings.data.distance_option`. */
                distance: number;
            }[];
            /**
             * @description 1 active, 0 inactive.
             * @enum {integer}
             */
            status?: 0 | 1;
            /**
             * @description 1 removes the panorama.
             * @enum {integer}
             */
            remove_three_d_image?: 0 | 1;
            /**
             * @description 1 takes all near-by places away, which a form cannot say by an empty list; facilities that are sent win.
             * @enum {integer}
             */
            remove_facilities?: 0 | 1;
            /** @description Numbers of what is to be removed. On the wire in brackets, as remove_documents[0]. */
            remove_gallery_images?: number[];
            /** @description Numbers of what is to be removed. On the wire in brackets, as remove_documents[0]. */
            remove_documents?: number[];
            /** @description The whole album in its order, the main picture first, in place of title_image and gallery_images: what is not named is taken away. Each is a finished upload, or a picture that the property has. On the wire pictures[i][upload], pictures[i][id] and pictures[i][alt]. */
            pictures?: components["schemas"]["AlbumPicture"][];
            /** @description All documents in their order, in place of documents and remove_documents. On the wire document_files[i][upload] and document_files[i][id]. */
            document_files?: components["schemas"]["ListedDocument"][];
            /** @description A finished upload of a panorama, in place of three_d_image. */
            three_d_upload?: string;
            /** @description A finished upload of a photo, in place of meta_image. */
            meta_upload?: string;
            /** @description True when others are to see only the neighbourhood. */
            hides_exact_place?: boolean;
            /**
             * Format: uuid
             * @description The draft this was written in; it is gone once the property is kept. Sent again, it lists nothing twice.
             */
            draft_id?: string;
            /** @description The revision this change is based on; a later one is refused (409, key stale). Absent, it is not asked. */
            revision?: number;
        };
        /** @description The property to delete. */
        DeletePropertyRequest: {
            /** @description Number of an own property. */
            id: number;
        };
        /** @description What became of a property. */
        UpdatePropertyStatusRequest: {
            /** @description Number of an own property. */
            property_id: number;
            /**
             * @description 2 sold (from sale), 3 rented (from rent), 1 for rent again (from rented).
             * @enum {integer}
             */
            status: 1 | 2 | 3;
        };
        /** @description Whether a property is shown. */
        ChangePropertyStatusRequest: {
            /** @description Number of an own property. */
            property_id: number;
            /**
             * @description 1 shows it, 0 hides it.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        /** @description Why the administrator refused a property. */
        PropertyRejectReason: {
            /** @description Number of the decision. */
            id: number;
            /** @description The property. */
            property_id: number;
            /** @description The reason in words. */
            reason: string;
            /**
             * Format: date-time
             * @description When it was refused.
             */
            created_at: string;
        };
        /** @description A property as its owner sees it. */
        OwnProperty: {
            /** @description Number of the property. */
            id: number;
            /** @description Its category. */
            category_id: number;
            /** @description The package it was listed with. */
            package_id: number | null;
            /** @description Headline. */
            title: string;
            /** @description Its name in addresses. */
            slug_id: string;
            /** @description What there is to say about it. */
            description: string;
            /** @description Address that everybody sees. */
            address: string;
            propery_type: components["schemas"]["PropertyTypeWord"];
            property_type: components["schemas"]["PropertyTypeWord"];
            /** @description Asking price or rent in major units. */
            price: number;
            /**
             * @description 0 posted by the administrator, 1 by a person.
             * @enum {integer}
             */
            post_type: 0 | 1;
            /** @description City. */
            city: string | null;
            /** @description State or region. */
            state: string | null;
            /** @description Country. */
            country: string | null;
            /** @description Absolute address of the main picture; empty when there is none. */
            title_image: string;
            /** @description Blurhash of the main picture. */
            title_image_hash: string | null;
            /** @description Absolute address of the panorama; empty when there is none. */
            three_d_image: string;
            /** @description Latitude in degrees. */
            latitude: string;
            /** @description Longitude in degrees. */
            longitude: string;
            /** @description The owner; 0 for the administrator. */
            added_by: number;
            /**
             * @description 1 active, 0 inactive.
             * @enum {integer}
             */
            status: 0 | 1;
            request_status: components["schemas"]["RequestStatus"];
            /** @description Why it was refused, or null. */
            reject_reason: components["schemas"]["PropertyRejectReason"] | null;
            /** @description How often it was opened. */
            total_click: number;
            rentduration: components["schemas"]["RentDuration"];
            /** @description Title for search engines. */
            meta_title: string | null;
            /** @description Description for search engines. */
            meta_description: string | null;
            /** @description Phrases for search engines, joined by commas. */
            meta_keywords: string | null;
            /** @description Absolute address of the picture for shared links. */
            meta_image: string | null;
            /** @description A premium listing. */
            is_premium: boolean;
            /**
             * Format: date-time
             * @description When it was listed.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description Its age in words, as "2 days ago". */
            post_created: string;
            /**
             * Format: date-time
             * @description The moment that post_created words.
             */
            post_created_iso?: string;
            category: components["schemas"]["CategoryShort"];
            /** @description Its advertisements. */
            advertisement: components["schemas"]["Advertisement"][];
            /** @description Featured at this moment. */
            promoted: boolean;
            /** @description May be featured: approved, active and not featured already. */
            is_feature_available: boolean;
            /** @description Its facilities. */
            parameters: components["schemas"]["ParameterValue"][];
            /** @description Near-by places. */
            assign_facilities: components["schemas"]["AssignedFacility"][];
            /** @description Who is interested. */
            interested_users: {
                /** @description Number of the person. */
                id: number;
                /** @description Full name. */
                name: string | null;
                /** @description Absolute address of the portrait; empty when there is none. */
                profile: string;
            }[];
            /** @description The owner's name. */
            customer_name: string;
            /** @description The owner's e-mail address. */
            email: string | null;
            /** @description The owner's telephone number. */
            mobile: string | null;
            /** @description Absolute address of the owner's portrait; empty when there is none. */
            profile: string;
            /** @description Further pictures. */
            gallery: components["schemas"]["GalleryImage"][];
            /** @description Documents. */
            documents: components["schemas"]["PropertyDocument"][];
            /**
             * @description 1 when the viewer favours it.
             * @enum {integer}
             */
            is_favourite: 0 | 1;
            /** @description Grows with every change; a change sends the one that it is based on. */
            revision?: number;
            /** @description True when others see only the neighbourhood. */
            hides_exact_place?: boolean;
            /** @description What the main picture shows; empty when nobody said. */
            title_image_alt?: string;
            /**
             * Format: date-time
             * @description Since when it waits for a decision; null when it does not.
             */
            submitted_at?: string | null;
            /**
             * Format: date-time
             * @description Its first publication.
             */
            approved_at?: string | null;
            /**
             * Format: date-time
             * @description When its term ends.
             */
            expires_at?: string | null;
            /** @description True when its term is over. */
            is_expired?: boolean;
            /** @description How many keep it. */
            favourite_count?: number;
            /** @description How many are interested. */
            interested_count?: number;
            /**
             * Format: date-time
             * @description When it was deleted; only among the deleted ones.
             */
            deleted_at?: string;
        } & components["schemas"]["PropertyTexts"];
        /** @description The viewer's own properties. */
        OwnPropertiesReply: {
            error: components["schemas"]["Ok"];
            message: components["schemas"]["Message"];
            total: components["schemas"]["Total"];
            total_is_estimate?: components["schemas"]["TotalIsEstimate"];
            /** @description How often the properties of the list were opened. */
            total_views: number;
            data: components["schemas"]["OwnProperty"][];
            /** @description Others like it, when id or slug_id was asked; spelt so on the wire. */
            similiar_properties?: components["schemas"]["PropertyListItem"][];
        };
        /** @description An own property that is or was featured. */
        OwnPromotedProperty: {
            /** @description Number of the property. */
            id: number;
            /** @description Its name in addresses. */
            slug_id: string;
            property_type: components["schemas"]["PropertyTypeWord"];
            /** @description Headline. */
            title: string;
            /** @description City. */
            city: string | null;
            /** @description State or region. */
            state: string | null;
            /** @description Country. */
            country: string | null;
            /** @description Asking price or rent in major units. */
            price: number;
            /** @description Absolute address of the main picture; empty when there is none. */
            title_image: string;
            /** @description Number of the advertisement. */
            advertisement_id: number;
            advertisement_status: components["schemas"]["AdvertisementStatus"];
            /**
             * @description Where it is shown.
             * @enum {string}
             */
            advertisement_type: "HomeScreen" | "Slider" | "ProductListing";
            category: components["schemas"]["CategoryShort"];
        };
        /** @description The viewer's own properties that are or were featured. */
        OwnPromotedPropertiesReply: {
            error: components["schemas"]["Ok"];
            message: components["schemas"]["Message"];
            total: components["schemas"]["Total"];
            total_is_estimate?: components["schemas"]["TotalIsEstimate"];
            data: components["schemas"]["OwnPromotedProperty"][];
        };
        /** @description Somebody interested in an own property. */
        InterestedUser: {
            /** @description Number of the person. */
            id: number;
            /** @description Full name. */
            name: string | null;
            /** @description Absolute address of the portrait; empty when there is none. */
            profile: string;
            /** @description E-mail address. */
            email: string | null;
            /** @description Telephone number. */
            mobile: string | null;
        };
        /** @description An own listing. */
        ListingRequest: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "property" | "project";
            /** @description Its number. */
            id: number;
        };
        /** @description What is known of a property that is about to be listed. */
        DuplicatesRequest: {
            /** @description The property that is changed; it is no duplicate of itself. */
            id?: number;
            /** @description Its category. */
            category_id: number;
            /**
             * @description 0 for sale, 1 for rent.
             * @enum {integer}
             */
            property_type: 0 | 1;
            /** @description City. */
            city: string;
            /** @description Address. */
            address?: string;
            /** @description Latitude in degrees; with longitude. */
            latitude?: number;
            /** @description Longitude in degrees. */
            longitude?: number;
            /** @description Asking price or rent in major units. */
            price?: number;
            /** @description The value of the parameter with the role area. */
            area?: number;
            /** @description Finished uploads of its photos; those of others are passed over. */
            uploads?: string[];
        };
        /** @description A listing that may be the same. */
        LikelyDuplicate: {
            /** @description Number of the property. */
            id: number;
            /** @description Its name in addresses. */
            slug_id: string;
            /** @description Headline. */
            title: string;
            /** @description Absolute address of the main picture; empty when there is none. */
            title_image: string;
            /** @description City. */
            city: string;
            /** @description Asking price or rent in major units. */
            price: number;
            property_type: components["schemas"]["PropertyTypeWord"];
            /** @description True for a listing of the viewer. */
            is_own: boolean;
            /** @description What both have in common. */
            reasons: ("place" | "address" | "size" | "picture")[];
        };
        /** @description Something that happened to a listing. */
        ListingHappening: {
            /**
             * @description A decision (or that one was undone), or what happened in public.
             * @enum {string}
             */
            kind: "approved" | "rejected" | "undone" | "listed" | "price" | "period" | "sold" | "rented" | "withdrawn" | "back";
            /** @description The price then in major units; null for a decision. */
            price: number | null;
            /** @description The price before, where it changed. */
            former_price: number | null;
            /** @description Why it was refused. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was.
             */
            happened_at: string;
        };
        /** @description A property to keep, or to keep no longer. */
        SetFavouriteRequest: {
            /** @description Number of the property. */
            property_id: number;
            /**
             * @description 1 adds, 0 removes.
             * @enum {integer}
             */
            type: 0 | 1;
        };
        /** @description A property one is interested in, or no longer. */
        SetInterestRequest: {
            /** @description Number of the property. */
            property_id: number;
            /**
             * @description 1 adds, 0 removes.
             * @enum {integer}
             */
            type: 0 | 1;
        };
        /** @description What is wrong with a property. */
        AddReportRequest: {
            /** @description One of get_report_reasons, or 0 for another reason. */
            reason_id: number;
            /** @description Number of the property. */
            property_id: number;
            /** @description The other reason; needed with reason_id 0. */
            other_message?: string;
        };
        /**
         * @description How far the building is.
         * @enum {string}
         */
        ProjectType: "upcoming" | "under_construction";
        /** @description A picture of a project. */
        ProjectImage: {
            id: number;
            /** @description The **URL** of the picture. */
            name: string;
            /** @constant */
            type: "image";
            project_id: number;
            /** @description Of the original, in pixels. */
            width?: number;
            /** @description Of the original, in pixels. */
            height?: number;
            /** @description Blurhash, to show while the picture loads. */
            hash?: string;
            /** @description What it shows, where its owner said so. */
            alt?: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Who posted a project. For the administrator's own the name is `web-settings.data.admin_name`. */
        ProjectCustomer: {
            id?: number;
            name: string;
            /** @description URL of the picture, or an empty string. */
            profile?: string;
            email: string | null;
            mobile: string | null;
            address?: string | null;
            slug_id?: string | null;
        };
        /** @description What every row of projects has, whichever list it stands in. */
        ProjectCard: {
            id: number;
            slug_id: string;
            city: string | null;
            state: string | null;
            country: string | null;
            title: string;
            type: components["schemas"]["ProjectType"];
            /** @description URL of the main picture, or an empty string. */
            image: string;
            /** @description Blurhash of the main picture. */
            image_hash?: string | null;
            /** @description Of the original, in pixels. */
            image_width?: number;
            /** @description Of the original, in pixels. */
            image_height?: number;
            /** @description Address line. */
            location: string | null;
            category_id: number;
            /** @description Id of the owner; 0 is the administrator. */
            added_by: number;
            /** @description Posted by the administrator. */
            is_admin_listing: boolean;
            /** @description Is advertised now. */
            is_promoted: boolean;
            /** @description May be advertised: approved, active, not advertised yet. */
            is_feature_available: boolean;
            category: components["schemas"]["CategoryShort"];
            gallary_images: components["schemas"]["ProjectImage"][];
            customer: components["schemas"]["ProjectCustomer"];
        };
        /** @description A project as a row of a list. */
        ProjectListItem: components["schemas"]["ProjectCard"] & {
            /** @description 1 active, 0 inactive. */
            status: components["schemas"]["Flag"];
            request_status: components["schemas"]["RequestStatus"];
        };
        /** @description A document of a project. */
        ProjectDocument: {
            id: number;
            /** @description The **URL** of the document. */
            name: string;
            /** @constant */
            type: "doc";
            project_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A floor plan. */
        ProjectPlan: {
            id: number;
            title: string;
            /** @description URL. */
            document: string;
            project_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A project with everything there is to say about it. */
        Project: {
            answer_minutes?: components["schemas"]["AnswerMinutes"];
            id: number;
            /** @description Its present slug, which differs from the one asked for when that was an older one. */
            slug_id: string;
            title: string;
            description: string;
            type: components["schemas"]["ProjectType"];
            category_id: number;
            category: components["schemas"]["CategoryShort"];
            /** @description URL of the main picture, or an empty string. */
            image: string;
            /** @description Blurhash of the main picture. */
            image_hash?: string | null;
            /** @description Of the original, in pixels. */
            image_width?: number;
            /** @description Of the original, in pixels. */
            image_height?: number;
            gallary_images: components["schemas"]["ProjectImage"][];
            documents: components["schemas"]["ProjectDocument"][];
            plans: components["schemas"]["ProjectPlan"][];
            /** @description YouTube URL. */
            video_link: string | null;
            /** @description Address line. */
            location: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            /** @description Decimal degrees. */
            latitude: string | null;
            /** @description Decimal degrees. */
            longitude: string | null;
            /** @description 1 active, 0 inactive. */
            status: components["schemas"]["Flag"];
            request_status: components["schemas"]["RequestStatus"];
            /** @description How often the detail was asked for. */
            total_click: number;
            /** @description Posted by the administrator. */
            is_admin_listing: boolean;
            /** @description Id of the owner; 0 is the administrator. */
            added_by: number;
            customer: components["schemas"]["ProjectCustomer"];
            /** @description Is advertised now. */
            is_promoted: boolean;
            /** @description May be advertised: approved, active, not advertised yet. */
            is_feature_available: boolean;
            meta_title: string | null;
            meta_description: string | null;
            /** @description Separated by commas. */
            meta_keywords: string | null;
            /** @description URL of the picture for shared links. */
            meta_image: string | null;
            /** @description The moment, in ISO 8601; of own projects their age in words, as "2 days ago". */
            created_at: string;
            /**
             * Format: date-time
             * @description The moment that created_at of an own project words.
             */
            created_at_iso?: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A project: a new one without id, a change of an own one with it. A new one needs description, category_id, image, location, city, state and country as well. In a change what is absent stays; an empty text clears video_link, the meta texts and meta_image, and for everything else counts as absent. */
        PostProjectRequest: {
            /** @description The own project to change; absent for a new one. */
            id?: number;
            /** @description Headline. */
            title: string;
            /** @description What there is to say about it. */
            description?: string;
            /** @description Its category. */
            category_id?: number;
            /**
             * @description How far it is.
             * @enum {string}
             */
            type?: "upcoming" | "under_construction";
            /** @description Title for search engines; best up to 60 characters. */
            meta_title?: string;
            /** @description Description for search engines; best 50 to 160 characters. */
            meta_description?: string;
            /** @description Phrases for search engines, joined by commas; best up to ten. */
            meta_keywords?: string;
            /** @description Picture for shared links, JPEG or PNG (WebP, AVIF and HEIC are converted), at most 20 MB; an empty text removes it. */
            meta_image?: (File | Blob) | string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Country. */
            country?: string;
            /** @description Latitude in degrees; 0, 0 is refused with `longitude`, as a failed geocode. */
            latitude?: number;
            /** @description Longitude in degrees. */
            longitude?: number;
            /** @description Address. */
            location?: string;
            /** @description Address of a YouTube video; the scheme may be missing and is added. */
            video_link?: string;
            /**
             * Format: binary
             * @description Main picture, JPEG or PNG (WebP, AVIF and HEIC are converted), at least 120 x 120 pixels, at most 20 MB.
             */
            image?: File | Blob;
            /** @description Wanted name in addresses; made unique by a number, so that the one in the reply may differ. */
            slug_id?: string;
            /** @description Floor plans, on the wire plans[i][id], plans[i][title] and plans[i][document]. */
            plans?: {
                /** @description A plan that is there already. */
                id?: number;
                /** @description Name of the floor. */
                title: string;
                /**
                 * Format: binary
                 * @description The plan, JPEG, PNG or PDF (WebP, AVIF and HEIC are converted), at most 20 MB; needed for a new one.
                 */
                document?: File | Blob;
                /** @description A finished upload, in place of document. */
                upload?: string;
            }[];
            /** @description Documents, each PDF, DOC, DOCX or TXT, at most 20 MB. On the wire documents[i]. */
            documents?: (File | Blob)[];
            /** @description Further pictures, each JPEG or PNG (WebP, AVIF and HEIC are converted), at least 120 x 120 pixels, at most 20 MB. On the wire gallery_images[i]. */
            gallery_images?: (File | Blob)[];
            /** @description Numbers of what is to be removed, joined by commas. */
            remove_documents?: string;
            /** @description Numbers of what is to be removed, joined by commas. */
            remove_gallery_images?: string;
            /** @description Numbers of what is to be removed, joined by commas. */
            remove_plans?: string;
            /** @description The whole album in its order, the main picture first, in place of image, gallery_images and remove_gallery_images: what is not named is taken away. Each is a finished upload, or a picture that the project has. On the wire pictures[i][upload], pictures[i][id] and pictures[i][alt]. */
            pictures?: components["schemas"]["AlbumPicture"][];
            /** @description All documents in their order, in place of documents and remove_documents. On the wire document_files[i][upload] and document_files[i][id]. */
            document_files?: components["schemas"]["ListedDocument"][];
            /** @description A finished upload of a photo, in place of meta_image. */
            meta_upload?: string;
            /**
             * Format: uuid
             * @description The draft this was written in; it is gone once the project is kept. Sent again, it lists nothing twice.
             */
            draft_id?: string;
            /** @description The revision this change is based on; a later one is refused (409, key stale). Absent, it is not asked. */
            revision?: number;
        } & (unknown & unknown);
        /** @description The project to delete. */
        DeleteProjectRequest: {
            /** @description Number of an own project. */
            id: number;
        };
        /** @description Whether a project is shown. */
        ChangeProjectStatusRequest: {
            /** @description Number of an own project. */
            project_id: number;
            /**
             * @description 1 shows it, 0 hides it.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        /** @description Why the administrator refused a project. */
        ProjectRejectReason: {
            /** @description Number of the decision. */
            id: number;
            /** @description The project. */
            project_id: number;
            /** @description The reason in words. */
            reason: string;
            /**
             * Format: date-time
             * @description When it was refused.
             */
            created_at: string;
        };
        /** @description What only the owner of a project sees of it. */
        OwnProjectFacts: {
            /** @description Why it was refused, or null. */
            reject_reason: components["schemas"]["ProjectRejectReason"] | null;
            /** @description Grows with every change; what a change is based on. */
            revision: number;
            /** @description What the main picture shows. */
            image_alt: string;
            /**
             * Format: date-time
             * @description Since when it waits for a decision.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it was first approved.
             */
            approved_at: string | null;
            /**
             * Format: date-time
             * @description When it was taken down, of those alone that can be restored.
             */
            deleted_at?: string;
        };
        /** @description A project with everything its owner has written about it. */
        OwnProject: components["schemas"]["Project"] & components["schemas"]["OwnProjectFacts"];
        /** @description The viewer's own projects. */
        OwnProjectsReply: {
            error: components["schemas"]["Ok"];
            message: components["schemas"]["Message"];
            total: components["schemas"]["Total"];
            total_is_estimate?: components["schemas"]["TotalIsEstimate"];
            data: components["schemas"]["OwnProject"][];
        };
        /** @description One of the viewer's own projects, by id or slug_id. */
        OwnProjectReply: {
            error: components["schemas"]["Ok"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["OwnProject"];
            /** @description Other own projects like it. */
            similar_projects: components["schemas"]["Project"][];
        };
        /** @description A city that has listings. (The capitals are the wire's.) */
        City: {
            /** @description Its name, as the `city` filter takes it. */
            City: string;
            /** @description Publicly visible listings for sale or rent. */
            Count: number;
            /** @description URL, or an empty string. */
            image: string;
            state?: string | null;
            country?: string | null;
        };
        /** @description The place that a position lies in; parts that it has no name for are empty. */
        NamedPlace: {
            /** @description All of it in one line. */
            formatted_address: string;
            city: string;
            state: string;
            country: string;
        };
        /** @description Something that what was typed may mean. */
        SearchSuggestion: {
            /** @enum {string} */
            kind: "place" | "listing" | "category" | "project";
            /** @description Id among its kind. */
            id: number;
            /** @description What to show first. */
            label: string;
            /** @description What to show beside it, such as region and country; may be empty. */
            detail: string;
            /** @description Of a listing, category or project. */
            slug_id?: string;
            city?: string;
            state?: string;
            country?: string;
            /** @description Decimal degrees. */
            latitude?: string;
            /** @description Decimal degrees. */
            longitude?: string;
            /** @description Listings of a place or category. */
            count?: number;
        };
        /** @description Both ends belong to it. */
        WishRange: {
            min?: number;
            max?: number;
        };
        /** @description Square meters; `unit` is the one that was typed. */
        WishArea: {
            min?: number;
            max?: number;
            /** @enum {string} */
            unit?: "m2" | "sqft" | "acre" | "ha";
        };
        /** @description A place by the name that the site writes. */
        WishPlace: {
            /** @enum {string} */
            kind: "city" | "neighborhood" | "postal_code" | "street" | "state";
            name: string;
        };
        /** @description A place to be near to, by its kind or by its name. */
        WishNear: {
            kind?: string;
            name?: string;
            /** @enum {string} */
            mode?: "foot" | "bicycle" | "car" | "transit";
            minutes?: number;
            km?: number;
        };
        /** @description Not wanted. */
        RejectedFilters: {
            category?: string[];
            places?: components["schemas"]["WishPlace"][];
            near?: components["schemas"]["WishNear"][];
            features?: string[];
            parking?: string[];
            heating?: string[];
            keywords?: string[];
        };
        /** @description Only the named ones are there. Of `features` and `near` a home has all, of other lists one. */
        WishFilters: {
            /** @enum {string} */
            offer?: "buy" | "rent";
            category?: ("house" | "apartment" | "townhouse" | "villa" | "loft" | "cabin" | "office" | "land")[];
            bedrooms?: components["schemas"]["WishRange"];
            bathrooms?: components["schemas"]["WishRange"];
            rooms?: components["schemas"]["WishRange"];
            /** @description In the currency of the site. */
            price?: {
                min?: number;
                max?: number;
                /** @enum {string} */
                period?: "day" | "week" | "month" | "year";
            };
            area?: components["schemas"]["WishArea"];
            plot?: components["schemas"]["WishArea"];
            year?: components["schemas"]["WishRange"];
            /** @description The ground floor is 0. */
            floor?: {
                min?: number;
                max?: number;
                /** @enum {string} */
                at?: "top";
            };
            places?: components["schemas"]["WishPlace"][];
            near?: components["schemas"]["WishNear"][];
            features?: string[];
            /** @enum {string} */
            furnished?: "yes" | "partly" | "no";
            /** @enum {string} */
            pets?: "yes" | "no";
            parking?: string[];
            heating?: string[];
            /** @description This class or a better one. */
            energy?: string;
            /** @description `now`, `YYYY-MM-DD`; `--MM-DD` or `--MM` without a year. */
            available_from?: string;
            /** @description Days since it was listed, at most. */
            listed?: number;
            with?: ("video" | "floor_plan" | "tour")[];
            premium?: boolean;
            featured?: boolean;
            keywords?: string[];
            not?: components["schemas"]["RejectedFilters"];
        };
        /** @description A text as filters; every word with a meaning is in one of the parts. */
        Wish: {
            filters: components["schemas"]["WishFilters"];
            /**
             * @description Order of the results; null when the text names none.
             * @enum {string|null}
             */
            sort: "newest" | "price_asc" | "price_desc" | "most_viewed" | "most_liked" | "nearest" | null;
            /** @description Words as typed that no filter stands for. */
            unknown: string[];
            /** @description Words as typed about a protected class. */
            refused: string[];
        };
        /** @description An agent as a row of a list. */
        AgentListItem: {
            /** @description 0 is the administrator. */
            id: number;
            name: string;
            email: string | null;
            /** @description URL of the picture, or an empty string. */
            profile: string;
            slug_id: string;
            /** @description Publicly visible listings. */
            property_count: number;
            /** @description Publicly visible projects. */
            projects_count: number;
            /** @description Both together. */
            total_count: number;
            is_verified: boolean;
            /** @description True only on the administrator's row. */
            is_admin: boolean;
        };
        /** @description Agents, the administrator first. */
        AgentsSection: {
            /** @constant */
            type: "agents_list_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["AgentListItem"][];
        };
        /** @description The category of an article. */
        ArticleCategory: {
            id: number;
            /** @description Its name. */
            category: string;
            slug_id: string;
        };
        /** @description An article in short. */
        HomeArticle: {
            id: number;
            slug_id: string;
            /** @description 0 is uncategorised. */
            category_id: number;
            title: string;
            /** @description HTML. */
            description: string;
            /** @description URL, or an empty string. */
            image: string;
            /** @description Age in words. */
            created_at: string;
            /**
             * Format: date-time
             * @description The moment that `created_at` words.
             */
            created_at_iso?: string;
            category: components["schemas"]["ArticleCategory"] | null;
        };
        /** @description The newest articles, at most five. */
        ArticlesSection: {
            /** @constant */
            type: "articles_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["HomeArticle"][];
        };
        /** @description A category with the number of its listings. */
        HomeCategory: {
            id: number;
            /** @description Its name. */
            category: string;
            /** @description URL of its icon, or an empty string. */
            image: string;
            slug_id: string;
            /** @description Publicly visible listings in it. */
            properties_count: number;
        };
        /** @description Categories with their number of listings. */
        CategoriesSection: {
            /** @constant */
            type: "categories_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["HomeCategory"][];
        };
        /** @description A frequent question. */
        Faq: {
            id: number;
            question: string;
            answer: string;
        };
        /** @description Frequent questions, at most five. */
        FaqsSection: {
            /** @constant */
            type: "faqs_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["Faq"][];
        };
        /** @description Listings that are advertised. */
        FeaturedPropertiesSection: {
            /** @constant */
            type: "featured_properties_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["PropertyListItem"][];
        };
        /** @description A project as the first page shows it. */
        HomeProject: components["schemas"]["ProjectCard"] & {
            /** @description Decimal degrees. */
            latitude: string | null;
            /** @description Decimal degrees. */
            longitude: string | null;
        };
        /** @description Projects that are advertised. */
        FeaturedProjectsSection: {
            /** @constant */
            type: "featured_projects_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["HomeProject"][];
        };
        /** @description A listing with how many keep it as a favourite. */
        MostLikedProperty: components["schemas"]["PropertyListItem"] & {
            favourite_count: number;
        };
        /** @description Listings most kept as favourites. */
        MostLikedPropertiesSection: {
            /** @constant */
            type: "most_liked_properties_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["MostLikedProperty"][];
        };
        /** @description A listing with how often it was opened. */
        MostViewedProperty: components["schemas"]["PropertyListItem"] & {
            total_click: number;
        };
        /** @description Listings most opened. */
        MostViewedPropertiesSection: {
            /** @constant */
            type: "most_viewed_properties_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["MostViewedProperty"][];
        };
        /** @description Listings in the city of the viewer's profile; empty for guests. */
        NearbyPropertiesSection: {
            /** @constant */
            type: "nearby_properties_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["PropertyListItem"][];
        };
        /** @description Projects. */
        ProjectsSection: {
            /** @constant */
            type: "projects_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["HomeProject"][];
        };
        /** @description Premium listings. */
        PremiumPropertiesSection: {
            /** @constant */
            type: "premium_properties_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["PropertyListItem"][];
        };
        /** @description A listing that fits the viewer's preferences, as the first page shows it. */
        RecommendedListItem: components["schemas"]["PropertyListItem"] & {
            /** @description What of the preferences it has. */
            why?: components["schemas"]["WhyRecommended"][];
        };
        /** @description Listings by the viewer's preferences; empty for guests. */
        UserRecommendationsSection: {
            /** @constant */
            type: "user_recommendations_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["RecommendedListItem"][];
        };
        /** @description Cities with their number of listings. */
        PropertiesByCitiesSection: {
            /** @constant */
            type: "properties_by_cities_section";
            /** @description Heading, in the language asked for. */
            title: string;
            data: components["schemas"]["City"][];
        };
        /** @description One section of the first page. */
        HomeSection: components["schemas"]["AgentsSection"] | components["schemas"]["ArticlesSection"] | components["schemas"]["CategoriesSection"] | components["schemas"]["FaqsSection"] | components["schemas"]["FeaturedPropertiesSection"] | components["schemas"]["FeaturedProjectsSection"] | components["schemas"]["MostLikedPropertiesSection"] | components["schemas"]["MostViewedPropertiesSection"] | components["schemas"]["NearbyPropertiesSection"] | components["schemas"]["ProjectsSection"] | components["schemas"]["PremiumPropertiesSection"] | components["schemas"]["UserRecommendationsSection"] | components["schemas"]["PropertiesByCitiesSection"];
        /** @description The category a slider leads to. */
        SliderCategory: {
            id: number;
            slug_id: string;
            /** @description Its name. */
            category: string;
        };
        /** @description The listing a slider leads to. */
        SliderProperty: {
            id: number;
            slug_id: string;
            title: string;
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            /** @description In major units. */
            price: number;
            propery_type: components["schemas"]["PropertyTypeWord"];
            parameters: components["schemas"]["ParameterValue"][];
            gallery: components["schemas"]["GalleryImage"][];
            documents: components["schemas"]["PropertyDocument"][];
            /** @description Is a favourite of the viewer. */
            is_favourite: components["schemas"]["Flag"];
        };
        /** @description The advertised project a slider leads to. */
        SliderProject: {
            id: number;
            slug_id: string;
            title: string;
        };
        /** @description A picture at the head of the first page, and where it leads. */
        Slider: {
            id: number;
            /** @description Label of `slider_type`, for people. */
            type: string;
            /** @description URL of the picture for apps, or an empty string. */
            image: string;
            /** @description URL of the picture for wide pages, or an empty string. */
            web_image: string;
            category_id: number | null;
            propertys_id: number | null;
            show_property_details: components["schemas"]["Flag"];
            /** @description URL. */
            link: string | null;
            /**
             * @description `1` picture only, `2` leads to a category, `3` to a listing, `4` to a link.
             * @enum {string}
             */
            slider_type: "1" | "2" | "3" | "4";
            category: components["schemas"]["SliderCategory"] | null;
            property: components["schemas"]["SliderProperty"] | null;
            /** @description Is an advertisement, whose `id` is negative. */
            is_promoted?: boolean;
            project?: components["schemas"]["SliderProject"] | null;
        };
        /** @description The first page. */
        HomePage: {
            /** @description In the order to show them; only those that are switched on. */
            sections: components["schemas"]["HomeSection"][];
            slider_section: components["schemas"]["Slider"][];
            /** @description Whether the position matched anything; if false the content is not narrowed by it. */
            homepage_location_data_available: boolean;
        };
        /** @description An agent, or the administrator. What a person did not fill in is null; the administrator has less. */
        AgentProfile: {
            /** @description 0 is the administrator. */
            id: number;
            slug_id: string;
            name: string;
            /** @description URL of the picture, or an empty string. */
            profile: string;
            mobile: string | null;
            email: string | null;
            address?: string | null;
            city?: string | null;
            state?: string | null;
            country?: string | null;
            /** @description Link to the profile there. */
            facebook_id?: string | null;
            /** @description Link to the profile there. */
            twitter_id?: string | null;
            /** @description Link to the profile there. */
            youtube_id?: string | null;
            /** @description Link to the profile there. */
            instagram_id?: string | null;
            about_me?: string | null;
            /** @description Decimal degrees. */
            latitude?: string | null;
            /** @description Decimal degrees. */
            longitude?: string | null;
            /** @description Publicly visible projects. */
            projects_count: number;
            /** @description Publicly visible listings. */
            property_count: number;
            /** @description Both together; only of the administrator. */
            total_count?: number;
            /** @description The agent is verified. */
            is_verify: boolean;
            answer_minutes?: components["schemas"]["AnswerMinutes"];
        };
        /** @description A listing as a row of its agent's page. */
        AgentPropertyItem: {
            id: number;
            slug_id: string;
            city: string | null;
            state: string | null;
            country: string | null;
            category_id: number;
            /** @description Asking price or rent, in major units. */
            price: number;
            title: string;
            /** @description URL of the main picture, or an empty string. */
            title_image: string;
            /** @description Blurhash of the main picture. */
            title_image_hash?: string | null;
            /** @description Of the original, in pixels. */
            title_image_width?: number;
            /** @description Of the original, in pixels. */
            title_image_height?: number;
            rentduration?: components["schemas"]["RentDuration"];
            /** @description Decimal degrees; roughly where the address is hidden. */
            latitude?: string;
            /** @description Decimal degrees. */
            longitude?: string;
            is_premium: components["schemas"]["Flag"];
            address: string;
            /** @description Id of the owner; 0 is the administrator. */
            added_by: number;
            category: components["schemas"]["CategoryShort"];
            property_type: components["schemas"]["PropertyTypeWord"];
            parameters: components["schemas"]["ParameterValue"][];
            /** @description Has an approved advertisement that is running. */
            promoted: boolean;
            gallery: components["schemas"]["GalleryImage"][];
            documents: components["schemas"]["PropertyDocument"][];
            /** @description Is a favourite of the viewer. */
            is_favourite: components["schemas"]["Flag"];
        };
        /** @description An agent with one page of listings or projects. */
        AgentListings: {
            customer_data: components["schemas"]["AgentProfile"];
            /** @description Empty when projects were asked for. */
            properties_data: components["schemas"]["AgentPropertyItem"][];
            /** @description Empty unless projects were asked for and the viewer may see them. */
            projects_data: components["schemas"]["ProjectListItem"][];
            /** @description How many of the listings are premium. */
            premium_properties_count: number;
            /** @description The viewer has a package. */
            package_available: boolean;
            /** @description That package opens what was asked for. */
            feature_available: boolean;
        };
        /** @description An article. */
        Article: {
            id: number;
            slug_id: string;
            /** @description URL, or an empty string. */
            image: string;
            title: string;
            /** @description HTML. */
            description: string;
            /** @description 0 is uncategorised. */
            category_id: number;
            category: components["schemas"]["ArticleCategory"] | null;
            /** @description Age in words, such as "2 days ago". */
            created_at: string;
            /**
             * Format: date-time
             * @description The moment that `created_at` words.
             */
            created_at_iso?: string;
            meta_title: string | null;
            meta_description: string | null;
            /** @description Separated by commas. */
            meta_keywords: string | null;
            /** @description URL of the picture for shared links. */
            meta_image: string | null;
        };
        /** @description A category of articles, and how many it holds. */
        CountedArticleCategory: {
            id: number;
            /** @description Its name. */
            category: string;
            slug_id: string;
            articles_count: number;
        };
        /** @description What somebody writes to the marketplace. */
        ContactMessage: {
            first_name: string;
            last_name: string;
            /**
             * Format: email
             * @description Where the answer goes.
             */
            email: string;
            subject: string;
            message: string;
        };
        /** @description The sums of a loan, rounded to two decimals. */
        MortgageTotals: {
            /** @description What is borrowed: the loan amount without the down payment. */
            principal_amount: number;
            down_payment: number;
            /** @description Over the whole term. */
            payable_interest: number;
            /** @description The equal monthly instalment. */
            monthly_emi: number;
            /** @description Everything paid in the end: down payment, principal and interest. */
            total_amount: number;
        };
        /** @description A month of the repayment plan, rounded to whole units. */
        MortgageMonth: {
            /**
             * @description English, lower case.
             * @enum {string}
             */
            month: "january" | "february" | "march" | "april" | "may" | "june" | "july" | "august" | "september" | "october" | "november" | "december";
            principal_amount: number;
            payable_interest: number;
            /** @description Owed after this month. */
            remaining_balance: number;
        };
        /** @description A calendar year of the repayment plan, rounded to whole units. */
        MortgageYear: {
            year: number;
            /** @description All instalments of this year. */
            monthly_emi: number;
            principal_amount: number;
            interest_paid: number;
            /** @description Owed after this year. */
            remaining_balance: number;
            monthly_totals: components["schemas"]["MortgageMonth"][];
        };
        /** @description What a loan costs, and how it is paid back. */
        MortgageResult: {
            main_total: components["schemas"]["MortgageTotals"];
            /** @description The repayment plan from next month on; empty unless details were asked for and granted. */
            yearly_totals: components["schemas"]["MortgageYear"][];
        };
        /**
         * @description Whether a package costs money.
         * @enum {string}
         */
        PackageType: "free" | "paid";
        /**
         * @description State of the viewer's last purchase of the package; null when never bought.
         * @enum {string|null}
         */
        PackageStatus: "active" | "pending" | "review" | "failed" | "rejected" | "expired" | "inactive" | null;
        /**
         * @description Whether a feature may be used without end or a number of times.
         * @enum {string}
         */
        LimitType: "limited" | "unlimited";
        /** @description One feature of a package. */
        PackageFeature: {
            /** @description Number of the feature. */
            id: number;
            /** @description Name to show. */
            name: string;
            limit_type: components["schemas"]["LimitType"];
            /** @description How many uses; null when unlimited. */
            limit: number | null;
        };
        /** @description A package on offer that the viewer does not hold at this moment. */
        Package: {
            /** @description Number of the package. */
            id: number;
            /** @description Name to show. */
            name: string;
            package_type: components["schemas"]["PackageType"];
            /** @description Price in major units; null for a free package. */
            price: number | null;
            /** @description ISO 4217 code of the price; absent means the site's. */
            currency?: string;
            /** @description Product in the iOS store. */
            ios_product_id: string | null;
            /** @description Validity in hours; shown in days from 24 up. */
            duration: number;
            package_status: components["schemas"]["PackageStatus"];
            /** @description The last purchase, which upload-bank-receipt-file takes; null when never bought. */
            payment_transaction_id: number | null;
            /** @description What the package includes. */
            features: components["schemas"]["PackageFeature"][];
            /**
             * Format: date-time
             * @description When the package was made.
             */
            created_at: string;
        };
        /** @description One feature of a bought package and what is left of it. */
        ActivePackageFeature: {
            /** @description Number of the feature. */
            id: number;
            /** @description Name to show. */
            name: string;
            limit_type: components["schemas"]["LimitType"];
            /** @description How many uses; null when unlimited. */
            limit: number | null;
            /** @description Uses so far; null when unlimited. */
            used_limit: number | null;
            /** @description Uses granted; null when unlimited. */
            total_limit: number | null;
        };
        /** @description A package the viewer holds. */
        ActivePackage: {
            /** @description Number of the package. */
            id: number;
            /** @description Name to show. */
            name: string;
            package_type: components["schemas"]["PackageType"];
            /** @description Price in major units; null for a free package. */
            price: number | null;
            /** @description ISO 4217 code of the price; absent means the site's. */
            currency?: string;
            /** @description Product in the iOS store. */
            ios_product_id: string | null;
            /** @description Validity in hours; shown in days from 24 up. */
            duration: number;
            package_status: components["schemas"]["PackageStatus"];
            /** @description The purchase that made it active. */
            payment_transaction_id: number | null;
            /** @description What the package includes and what is left of it. */
            features: components["schemas"]["ActivePackageFeature"][];
            /**
             * Format: date-time
             * @description When the package was made.
             */
            created_at: string;
            /**
             * @description Always 1 here.
             * @constant
             */
            is_active: 1;
            /**
             * Format: date-time
             * @description When it began.
             */
            start_date: string;
            /**
             * Format: date-time
             * @description When it ends; null when it does not.
             */
            end_date: string | null;
            /** @description Whether it can be bought now for the time after its end. */
            can_renew?: boolean;
            /** @description Whether it is offered still. */
            is_offered?: boolean;
            /**
             * Format: date-time
             * @description When a renewal that was bought ends; null without one.
             */
            renewed_until?: string | null;
            /** @description The last purchase of the package after the one that made it active. */
            renewal_transaction_id?: number | null;
        };
        /** @description A right that packages may include. The numbers are fixed: 1 property_list, 2 property_feature, 3 project_list, 4 project_feature, 5 mortgage_calculator_detail, 6 premium_properties, 7 project_access. */
        Feature: {
            /** @description Number of the feature. */
            id: number;
            /** @description Name to show. */
            name: string;
            /**
             * @description 1 while the feature is offered.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        /**
         * @description A right that packages grant. Limits apply to the first four only.
         * @enum {string}
         */
        PackageCheckType: "property_list" | "property_feature" | "project_list" | "project_feature" | "mortgage_calculator_detail" | "premium_properties" | "project_access";
        /** @description The free package to take, or the store purchase to honour. */
        AssignPackageRequest: {
            /** @description Number of the package. */
            package_id: number;
            /** @description True for a purchase made in an app store. */
            in_app?: boolean;
            /** @description Product of the app store; needed with in_app. */
            product_id?: string;
        };
        /** @description One change of what is left of a right that a package grants. */
        QuotaEntry: {
            /** @description Number of the entry. */
            id: number;
            /**
             * @description The package was taken, a use was taken from it, one was given back, the package ended.
             * @enum {string}
             */
            kind: "grant" | "use" | "give-back" | "expire";
            /** @description Number of the package. */
            package_id: number;
            /** @description Name to show. */
            package_name: string;
            /** @description Number of the feature. */
            feature_id: number;
            /** @description Name to show. */
            feature_name: string;
            /** @description By how many uses; null for a right that is not counted. */
            change: number | null;
            /** @description Uses left of this package's right after the change; null for a right that is not counted. */
            left: number | null;
            /** @description What it was used for; null when there is nothing, or it is gone. */
            listing: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                type: "property" | "project";
                /** @description Its title. */
                title: string;
            } | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
        };
        /** @description The purchase that came to nothing. */
        FailPaymentTransactionRequest: {
            /** @description An own purchase that is pending. */
            payment_transaction_id: number;
        };
        /**
         * @description Through whom the money went; null for a bank transfer or a free package.
         * @enum {string|null}
         */
        PaymentGateway: "Stripe" | "Razorpay" | "Paystack" | "Paypal" | "Flutterwave" | null;
        /**
         * @description Kind of payment.
         * @enum {string}
         */
        PaymentType: "online payment" | "bank transfer" | "free";
        /**
         * @description The state in detail. "held" waits for the administrator, because what was paid is not what was due; "disputed" pauses the package until the bank has decided.
         * @enum {string}
         */
        PaymentState: "pending" | "review" | "rejected" | "failed" | "canceled" | "expired" | "held" | "paid" | "partly_refunded" | "refunded" | "disputed" | "dispute_won" | "dispute_lost";
        PaymentPaper: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "receipt" | "credit-note";
            /** @description As printed on it. */
            number: string;
            /** @description In major units. */
            amount: number;
            /** @description ISO 4217 code of the amount. */
            currency: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            created_at: string;
            /** @description Address of the page; good for an hour. */
            page_url: string;
            /** @description Address of the PDF; good for an hour. */
            pdf_url: string;
        };
        /** @description One purchase of a package. Its id is the payment_transaction_id of every call. */
        PaymentTransaction: {
            /** @description Number of the purchase. */
            id: number;
            /** @description The buyer. */
            user_id: number;
            /** @description The package bought. */
            package_id: number;
            /** @description Price paid in major units; 0 for a free package. */
            amount: number;
            payment_gateway: components["schemas"]["PaymentGateway"];
            payment_type: components["schemas"]["PaymentType"];
            /** @description Order at the gateway; ours for a bank transfer or free package. */
            order_id: string | null;
            /** @description Reference of the gateway. */
            transaction_id: string | null;
            /**
             * @description Online: pending, then success or failed. Bank transfer: pending until a receipt is there, review until the administrator decides, then success or rejected; a new receipt brings a rejected one back to review.
             * @enum {string}
             */
            payment_status: "pending" | "success" | "failed" | "review" | "rejected";
            /** @description Why it was rejected or failed. */
            reject_reason: string | null;
            /** @description The package as it was bought. */
            package: {
                /** @description Number of the package. */
                id: number;
                /** @description Name of the package. */
                name: string;
                /** @description Its price in major units; null when free. */
                price: number | null;
            };
            /**
             * Format: date-time
             * @description When it was begun.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            payment_state?: components["schemas"]["PaymentState"];
            /** @description ISO 4217 code of the amount. */
            currency?: string;
            /** @description Number of the receipt; null before the payment. */
            receipt_number?: string | null;
            /** @description The receipt and credit notes, oldest first. Only in lists of the buyer's payments. */
            papers?: components["schemas"]["PaymentPaper"][];
        };
        /** @description One row of the payment settings that a browser may know. Secret keys are never among them. sandbox_mode is "1" while no money moves, and absent otherwise. tax_rate is the percentage of the tax that the prices of packages contain, absent without tax; tax_name is its name, absent for the word of the language. */
        PaymentSetting: {
            /**
             * @description Name of the setting. Those ending in _gateway or _status are switches.
             * @enum {string}
             */
            type: "paypal_business_id" | "sandbox_mode" | "paypal_gateway" | "razor_key" | "razorpay_gateway" | "paystack_public_key" | "paystack_currency" | "paystack_gateway" | "stripe_publishable_key" | "stripe_currency" | "stripe_gateway" | "flutterwave_status" | "bank_transfer_status" | "tax_rate" | "tax_name";
            /** @description Its value; a switch is "1" or "0". */
            data: string;
        };
        /**
         * @description Where the purchase is made.
         * @enum {string}
         */
        PlatformType: "web" | "app";
        /** @description The package to pay for, and where. */
        CreatePaymentIntentRequest: {
            /** @description Number of a paid package. */
            package_id: number;
            platform_type: components["schemas"]["PlatformType"];
            /**
             * @description The gateway to pay at; absent for the operator's first.
             * @enum {string}
             */
            payment_method?: "stripe" | "razorpay" | "paypal" | "paystack" | "flutterwave";
            /**
             * Format: email
             * @description For gateways that need an address, from buyers whose account has none. Otherwise ignored.
             */
            email?: string;
        };
        /** @description What the browser needs to pay at the gateway. */
        PaymentIntent: {
            /** @description Order or intent at the gateway. */
            id: string;
            /** @description Amount; in minor units for Stripe and Razorpay. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            /**
             * @description State at the gateway; spelt so on the wire.
             * @enum {string}
             */
            status: "pending" | "succeed" | "failed";
            /** @description What the gateway carries along; more keys may follow. */
            metadata: {
                /** @description The purchase. */
                payment_transaction_id: number;
                /** @description The package. */
                package_id: number;
                /** @description The buyer. */
                user_id: number;
                /** @description The buyer's e-mail address. */
                email: string | null;
                platform_type: components["schemas"]["PlatformType"];
            } & {
                [key: string]: unknown;
            };
            /** @description The purchase it pays. */
            payment_transaction_id: number;
            /** @description The gateway's own answer. Stripe's client_secret and Paystack's data.authorization_url are read from it. */
            payment_gateway_response: {
                [key: string]: unknown;
            };
            /** @description Page of the gateway to go to; null where the form is in our own page. */
            payment_url?: string | null;
        };
        /** @description The package to pay for. */
        FlutterwaveRequest: {
            /** @description Number of a paid package. */
            package_id: number;
        };
        /** @description The package to pay for by bank transfer, with the receipt when there is one already. */
        InitiateBankTransferRequest: {
            /** @description Number of a paid package. */
            package_id: number;
            /**
             * Format: binary
             * @description Receipt: JPEG, PNG or PDF (WebP, AVIF and HEIC are converted), at most 10 MB. It may follow by upload-bank-receipt-file.
             */
            file?: File | Blob;
        };
        /** @description A bank transfer that was begun, with its receipt. */
        BankTransfer: components["schemas"]["PaymentTransaction"] & {
            /** @description Absolute address of the receipt; empty when none was sent. */
            bank_receipt_file: string;
        };
        /** @description One row of the operator's bank account. */
        BankDetail: {
            /** @description Name of the row, as "IBAN". */
            title: string;
            /** @description What stands there. */
            value: string;
        };
        /** @description The receipt of a bank transfer. */
        UploadBankReceiptRequest: {
            /** @description An own bank transfer. */
            payment_transaction_id: number;
            /**
             * Format: binary
             * @description Receipt: JPEG, PNG or PDF (WebP, AVIF and HEIC are converted), at most 10 MB.
             */
            file: File | Blob;
        };
        /** @description A receipt handed in for a bank transfer. */
        BankReceiptFile: {
            /** @description Number of the receipt. */
            id: number;
            /** @description The purchase it proves. */
            payment_transaction_id: number;
            /** @description Absolute address of the file, signed and short-lived. */
            file: string;
            /**
             * Format: date-time
             * @description When it was handed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /**
         * @description `list` shows it first in lists, `slider` at the head of the first page.
         * @enum {string}
         */
        AdvertisementPlacement: "list" | "slider";
        /** @description What to feature. */
        StoreAdvertisementRequest: {
            feature_for: components["schemas"]["FeatureTarget"];
            /** @description An own property; needed for property. */
            property_id?: number;
            /** @description An own project; needed for project. */
            project_id?: number;
            /** @description Where to show it; `list` when absent. */
            placement?: components["schemas"]["AdvertisementPlacement"];
        };
        /** @description Which one to end. */
        DeleteAdvertisementRequest: {
            /** @description Number of an own advertisement. */
            id: number;
        };
        /** @description Numbers of listings. */
        CountedListings: number[];
        /** @description Featured listings that somebody saw, and those that were opened from there. */
        CountAdvertisementsRequest: {
            seen_properties?: components["schemas"]["CountedListings"];
            seen_projects?: components["schemas"]["CountedListings"];
            opened_properties?: components["schemas"]["CountedListings"];
            opened_projects?: components["schemas"]["CountedListings"];
        };
        /**
         * @description Why it ended: its package is over or was paid back, the home is sold or rented, the listing was hidden, rejected, deleted or is past its term, or its owner ended it.
         * @enum {string}
         */
        AdvertisementEnd: "package" | "refund" | "sold" | "hidden" | "rejected" | "deleted" | "expired" | "owner";
        /** @description An advertisement for administrators. */
        ReviewedAdvertisement: {
            /** @description Number of the advertisement. */
            id: number;
            status: components["schemas"]["AdvertisementStatus"];
            type: components["schemas"]["AdvertisementType"];
            for: components["schemas"]["FeatureTarget"];
            /** @description Number of the listing. */
            listing_id: number;
            /** @description Name of the listing in addresses. */
            slug_id: string;
            /** @description Title of the listing. */
            title: string;
            /** @description City and state. */
            place: string;
            /** @description In major units; null for projects. */
            price?: number | null;
            /**
             * @description Null for projects.
             * @enum {string|null}
             */
            property_type?: "sell" | "rent" | "sold" | "rented" | null;
            /** @description Rent period; null unless rented out. */
            rentduration?: string | null;
            /** @description Absolute address of the main picture; empty when there is none. */
            picture: string;
            /** @description Number of the owner; 0 for the administrator. */
            owner_id: number;
            /** @description Name of the owner. */
            owner_name: string;
            /** @description Package it is paid from; empty when that is gone. */
            package_name: string;
            /**
             * Format: date-time
             * @description When it began; when it was asked for while it waits.
             */
            start_date: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end_date: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /** @description Why it was rejected; empty otherwise. */
            reason: string;
            /** @description Why it ended; null unless it did. */
            end_cause: components["schemas"]["AdvertisementEnd"] | null;
            /** @description How often it was seen. */
            view_count: number;
            /** @description How often its listing was opened from there. */
            click_count: number;
        };
        /** @description A decision about an advertisement. */
        DecideAdvertisementRequest: {
            /** @description Number of the advertisement. */
            id: number;
            /**
             * @description What was decided.
             * @enum {string}
             */
            decision: "approved" | "rejected";
            /** @description Why, for its owner; needed to reject. */
            reason?: string;
        };
        /** @description The property of an own advertisement. */
        FeaturedProperty: {
            /** @description Number of the property. */
            id: number;
            /** @description Its category. */
            category_id: number;
            /** @description Its name in addresses. */
            slug_id: string;
            /** @description Its title. */
            title: string;
            /**
             * @description Sale or rent, and whether it is over; spelt so on the wire.
             * @enum {string}
             */
            propery_type: "sell" | "rent" | "sold" | "rented";
            /** @description City. */
            city: string | null;
            /** @description State or region. */
            state: string | null;
            /** @description Country. */
            country: string | null;
            /** @description Asking price or rent in major units. */
            price: number;
            /** @description Absolute address of the main picture; empty when there is none. */
            title_image: string;
            /** @description Further pictures. */
            gallery: components["schemas"]["GalleryImage"][];
            /** @description Documents. */
            documents: components["schemas"]["PropertyDocument"][];
            /**
             * @description 1 when the viewer favours it.
             * @enum {integer}
             */
            is_favourite: 0 | 1;
            category: components["schemas"]["CategoryShort"];
        };
        /** @description The project of an own advertisement. */
        FeaturedProject: {
            /** @description Number of the project. */
            id: number;
            /** @description Its category. */
            category_id: number;
            /** @description Its name in addresses. */
            slug_id: string;
            /** @description Its title. */
            title: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            type: "upcoming" | "under_construction";
            /** @description City. */
            city: string | null;
            /** @description State or region. */
            state: string | null;
            /** @description Country. */
            country: string | null;
            /** @description Absolute address of the main picture; empty when there is none. */
            image: string;
            /** @description Featured at this moment. */
            is_promoted: boolean;
            /** @description May be featured: approved, active and not featured already. */
            is_feature_available: boolean;
            category: components["schemas"]["CategoryShort"];
        };
        /** @description An own advertisement with what it features; `property` or `project` is there, as the request asked. */
        FeaturedListing: {
            /** @description Number of the advertisement. */
            id: number;
            status: components["schemas"]["AdvertisementStatus"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_date: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end_date: string;
            /** @description The featured property. */
            property_id: number | null;
            /** @description The featured project. */
            project_id: number | null;
            property?: components["schemas"]["FeaturedProperty"];
            project?: components["schemas"]["FeaturedProject"];
            type?: components["schemas"]["AdvertisementType"];
            /**
             * @description 0 while the payment of its package is disputed.
             * @enum {integer}
             */
            is_enable?: 0 | 1;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at?: string;
            /** @description Why it was rejected; empty otherwise. */
            reason?: string;
            /** @description Why it ended; null unless it did. */
            end_cause?: components["schemas"]["AdvertisementEnd"] | null;
            /** @description How often it was seen in a list or slider. */
            view_count?: number;
            /** @description How often its listing was opened from there. */
            click_count?: number;
            /** @description Whether the listing may be featured (again). */
            is_feature_available?: boolean;
        };
        /** @description One conversation with one person about one property; those two numbers together name it. */
        ChatThread: {
            /** @description The property talked about. */
            property_id: number;
            /** @description Its title; empty when it is gone. */
            title: string;
            /** @description Absolute address of its main picture; empty when there is none. */
            title_image: string;
            /** @description The other person; 0 for the administrator. */
            user_id: number;
            /** @description Name of the other person; "Admin" for the administrator. */
            name: string;
            /** @description Absolute address of the other person's portrait; empty when there is none. */
            profile: string;
            /** @description Push token of the other person's device. Our provider keeps it to itself and leaves it out. */
            fcm_id?: string | null;
            /**
             * Format: date-time
             * @description When the last message was sent.
             */
            date: string;
            /** @description Messages the viewer has not read. */
            unread_count: number;
            /** @description The viewer blocked the other person. */
            is_blocked_by_me: boolean;
            /** @description The other person blocked the viewer. */
            is_blocked_by_user: boolean;
            /** @description Slug of the property's page; empty when it is gone. */
            slug_id: string;
            /**
             * @description 0 when the other account is deactivated and takes no messages.
             * @enum {integer}
             */
            is_active: 0 | 1;
            /** @description `seq` of the last message. */
            last_seq: number;
            /** @description Beginning of the last message that is left, with HTML characters escaped; empty for files. */
            last_message: string;
            /**
             * @description What that message holds; null when none is left.
             * @enum {string|null}
             */
            last_message_type: "text" | "file" | "audio" | "file_and_text" | null;
        };
        /** @description One message. */
        ChatMessage: {
            /** @description Number of the message. */
            id: number;
            /** @description Who wrote it; 0 for the administrator. */
            sender_id: number;
            /** @description Who it is for; 0 for the administrator. */
            receiver_id: number;
            /** @description The property talked about. */
            property_id: number;
            /** @description Its text, with HTML characters escaped. */
            message: string | null;
            /** @description Absolute address of the file, signed and good for at least an hour; empty when there is none. */
            file: string;
            /** @description The same of the recording. */
            audio: string;
            /**
             * @description What the message holds.
             * @enum {string}
             */
            chat_message_type: "text" | "file" | "audio" | "file_and_text";
            /**
             * @description 1 once the receiver opened the conversation.
             * @enum {integer}
             */
            is_read: 0 | 1;
            /** @description Absolute address of the portrait of whoever asks, not of the sender; empty when there is none. */
            user_profile: string;
            /** @description Age in words, as "2 days ago"; created_at says it exactly. */
            time_ago: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The same as `created_at`, for messages cannot be changed.
             */
            updated_at: string;
            /** @description Place in the conversation, the same for both; deleted messages leave gaps. */
            seq: number;
            /**
             * Format: uuid
             * @description Of the viewer's own messages, as sent.
             */
            client_id: string | null;
            /** @description Name of the file; empty when there is none. */
            file_name: string;
        };
        /** @description A link to one page of messages. */
        ChatMessagePageLink: {
            /** @description Address of the page; null when there is none. */
            url: string | null;
            /** @description What the link says. */
            label: string;
            /** @description True for the page at hand. */
            active: boolean;
        };
        /** @description One page of messages, newest first. */
        ChatMessagePage: {
            /** @description This page, counted from 1. */
            current_page: number;
            /** @description The messages. */
            data: components["schemas"]["ChatMessage"][];
            /** @description Address of the first page. */
            first_page_url: string;
            /** @description Number of the first row; null on an empty page. */
            from: number | null;
            /** @description Number of the last page. */
            last_page: number;
            /** @description Address of the last page. */
            last_page_url: string;
            /** @description Links to the pages. */
            links: components["schemas"]["ChatMessagePageLink"][];
            /** @description Address of the next page. */
            next_page_url: string | null;
            /** @description Address without its query. */
            path: string;
            /** @description Messages on a page. */
            per_page: number;
            /** @description Address of the page before. */
            prev_page_url: string | null;
            /** @description Number of the last row; null on an empty page. */
            to: number | null;
            /** @description Messages in the conversation. */
            total: number;
        };
        /** @description A message. At least one of message, file and audio must hold something; an empty text counts as absent. */
        SendMessageRequest: {
            /** @description Sent by clients and ignored. */
            message_id?: number;
            /** @description The viewer; anyone else is refused. */
            sender_id: number;
            /** @description Who it is for; 0 for the administrator. */
            receiver_id: number;
            /** @description The property talked about. */
            property_id: number;
            /**
             * Format: uuid
             * @description Chosen by the client for each message, kept over repeats.
             */
            client_id?: string;
            /** @description The text. */
            message?: string;
            /**
             * Format: binary
             * @description A JPEG, PNG, PDF, DOC or DOCX file (WebP, AVIF and HEIC are converted), at most 10 MB.
             */
            file?: File | Blob;
            /**
             * Format: binary
             * @description A recording: MPEG, MP4, M4A or WebM sound, at most 10 MB.
             */
            audio?: File | Blob;
        };
        /** @description Either one message by message_id, or the whole conversation by sender_id, receiver_id and property_id. */
        DeleteChatMessageRequest: {
            /** @description The other person; 0 for the administrator. */
            receiver_id: number;
            /** @description One message. */
            message_id?: number;
            /** @description The viewer; needed without message_id. */
            sender_id?: number;
            /** @description The property; needed without message_id. */
            property_id?: number;
        };
        /** @description A message that a search found, and its conversation. */
        FoundMessage: {
            /** @description Number of the message. */
            id: number;
            /** @description Place in the conversation. */
            seq: number;
            /** @description The other person; 0 for the administrator. */
            user_id: number;
            /** @description Name of the other person; "Admin" for the administrator. */
            name: string;
            /** @description Absolute address of the other person's portrait; empty when there is none. */
            profile: string;
            /** @description The property talked about. */
            property_id: number;
            /** @description Its title; empty when it is gone. */
            title: string;
            /** @description Whether the viewer wrote it. */
            is_mine: boolean;
            /** @description Its text around the first word found, with HTML characters escaped. */
            message: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
        };
        /** @description In which conversation one is writing. */
        TellTypingRequest: {
            /** @description The other person; 0 for the administrator. */
            receiver_id: number;
            /** @description The property talked about. */
            property_id: number;
        };
        /** @description Which message, and why. */
        ReportMessageRequest: {
            /** @description A message of the other person. */
            message_id: number;
            /** @description Why. */
            reason?: string;
        };
        /** @description A message that one side of a conversation reported. */
        ChatReport: {
            /** @description Number of the report. */
            id: number;
            /** @description The message. */
            message_id: number;
            /** @description Beginning of the message as it was reported, also when its sender deleted it. */
            excerpt: string;
            /** @description Why; empty when nothing was said. */
            reason: string;
            /** @description Who reported it. */
            reporter_id: number;
            /** @description Their name. */
            reporter_name: string;
            /** @description Who wrote it; 0 for the administrator. */
            sender_id: number;
            /** @description Their name; empty for the administrator. */
            sender_name: string;
            /** @description The property talked about. */
            property_id: number;
            /** @description Its title; empty when it is gone. */
            title: string;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was closed; null while it is open.
             */
            closed_at: string | null;
        };
        /** @description A message of a reported conversation. */
        ReportedMessage: {
            /** @description Number of the message. */
            id: number;
            /** @description Place in the conversation. */
            seq: number;
            /** @description Who wrote it; 0 for the administrator. */
            sender_id: number;
            /** @description Its text, with HTML characters escaped. */
            message: string;
            /** @description Absolute address of the file; empty when there is none. */
            file: string;
            /** @description Its name; empty when there is none. */
            file_name: string;
            /** @description Absolute address of the recording; empty when there is none. */
            audio: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /** @description Whether this is the reported one. */
            is_reported: boolean;
        };
        /** @description What an inquiry is about. */
        InquirySubject: {
            /**
             * @description Kind of its subject.
             * @enum {string}
             */
            about: "property" | "project" | "agent";
            /** @description Number of the listing or agent; null when it is gone. */
            id: number | null;
            /** @description Its name in addresses; empty when it is gone. */
            slug_id: string;
            /** @description Its title or name when the inquiry was sent. */
            title: string;
            /** @description Absolute address of the main picture; empty when there is none. */
            title_image: string;
        };
        /**
         * @description `new` until the owner answers, and again when the other side wrote; `closed` takes no more messages from people without account.
         * @enum {string}
         */
        LeadState: "new" | "answered" | "viewing_agreed" | "closed";
        /** @description Where a member's inquiry about a property goes on, as get_messages names it. */
        InquiryChat: {
            /** @description The other person; 0 for the administrator. */
            user_id: number;
            /** @description The property. */
            property_id: number;
        };
        /** @description An inquiry as its sender sees it. */
        Inquiry: {
            /** @description Number of the inquiry. */
            id: number;
            subject: components["schemas"]["InquirySubject"];
            /** @description Who answers. */
            owner_name: string;
            /** @description Name of the sender. */
            name: string;
            /** @description When the sender could come. */
            preferred_times: string;
            state: components["schemas"]["LeadState"];
            /** @description False when it is closed. */
            can_write: boolean;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When somebody last wrote.
             */
            last_at: string;
            /** @description The chat that holds its messages; null for others. */
            chat: components["schemas"]["InquiryChat"] | null;
        };
        /** @description Plain text; markup is nothing but characters. */
        MessageText: string;
        /**
         * Format: uuid
         * @description Chosen by the client for each message, kept over repeats, which are sent once. Other content is refused (409).
         */
        ClientId: string;
        /** @description One of property_id, project_id and agent_id, which is 0 for the administrator. Without account a name, and an e-mail address or phone number; of members the account's stand in, and are shown to the owner only when sent here. */
        NewInquiry: {
            /** @description The property it is about. */
            property_id?: number;
            /** @description The project it is about. */
            project_id?: number;
            /** @description The agent it is for. */
            agent_id?: number;
            /** @description Name of the sender. */
            name?: string;
            /**
             * Format: email
             * @description Where answers go.
             */
            email?: string;
            /** @description Phone number, kept in E.164, with an extension as in RFC 3966. Without a country code it is one of the listing's country, else of the site's. */
            mobile?: string;
            message: components["schemas"]["MessageText"];
            /** @description When the sender could come. */
            preferred_times?: string;
            /**
             * @description The sender agrees that message and contact details go to the owner and are stored.
             * @enum {integer}
             */
            consent: 1;
            /** @description Of ext/inquiries/form; needed without account. */
            form_token?: string;
            /** @description Left empty by people. */
            website?: string;
            client_id?: components["schemas"]["ClientId"];
        };
        /** @description A message of an inquiry's conversation. */
        InquiryMessage: {
            /** @description Number of the message. */
            id: number;
            /** @description Whether the viewer's side wrote it. */
            is_mine: boolean;
            /** @description Plain text. */
            message: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
        };
        /** @description By the token of a mail, or as its sender by number. */
        NewInquiryMessage: {
            /** @description Of a mail about the inquiry. */
            token?: string;
            /** @description Number of an inquiry of the viewer's. */
            id?: number;
            message: components["schemas"]["MessageText"];
            client_id?: components["schemas"]["ClientId"];
        };
        /** @description An inquiry as its owner sees it. */
        Lead: {
            /** @description Number of the inquiry. */
            id: number;
            subject: components["schemas"]["InquirySubject"];
            /** @description The member who sent it; null for people without account. */
            account_id: number | null;
            /** @description Name of the sender. */
            name: string;
            /** @description Their address, if they gave it. */
            email: string | null;
            /** @description Their number, if they gave it. */
            mobile: string | null;
            /** @description When they could come. */
            preferred_times: string;
            state: components["schemas"]["LeadState"];
            /** @description Beginning of the last message, in plain text. */
            excerpt: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When somebody last wrote.
             */
            last_at: string;
            /**
             * Format: date-time
             * @description When it was first answered.
             */
            answered_at: string | null;
            /** @description The chat that holds its messages; null for others. */
            chat: components["schemas"]["InquiryChat"] | null;
        };
        /** @description An answer to a lead. */
        LeadAnswer: {
            message: components["schemas"]["MessageText"];
            client_id?: components["schemas"]["ClientId"];
        };
        /** @description What became of a lead; `answered` opens a closed one again. */
        LeadStateChange: {
            /**
             * @description The new state.
             * @enum {string}
             */
            state: "answered" | "viewing_agreed" | "closed";
        };
        /** @description A text of the viewer's to answer with. */
        ReplyTemplate: {
            /** @description Number of the template. */
            id: number;
            /** @description What its owner calls it. */
            name: string;
            /** @description Plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A text to answer with. */
        ReplyTemplateText: {
            /** @description What its owner calls it. */
            name: string;
            text: components["schemas"]["MessageText"];
        };
        /**
         * @description At a place, or by video.
         * @enum {string}
         */
        ViewingKind: "place" | "video";
        /** @description A viewing as one of its sides sees it. */
        Viewing: {
            /** @description Number of the viewing. */
            id: number;
            /** @description The inquiry it belongs to. */
            inquiry_id: number;
            /**
             * @description Whether the viewer offers or asked.
             * @enum {string}
             */
            side: "owner" | "sender";
            /** @description Title of the listing or name of the agent. */
            title: string;
            /** @description Who asked. */
            name: string;
            /** @description The property. */
            property_id: number | null;
            /** @description The project. */
            project_id: number | null;
            /**
             * Format: date-time
             * @description Its beginning.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description Its end.
             */
            ends_at: string;
            /** @description IANA time zone of the home. */
            time_zone: string;
            kind: components["schemas"]["ViewingKind"];
            /** @description Where to meet, or the address of a video call; empty for who asked, until it is agreed. */
            place: string;
            /**
             * @description What became of it.
             * @enum {string}
             */
            state: "requested" | "agreed" | "declined" | "canceled";
            /** @description Whether it waits for the viewer's answer. */
            awaits_me: boolean;
            /** @description Whether it can still be moved or canceled. */
            can_change: boolean;
            /** @description Of who declined or canceled it; empty without one. */
            reason: string;
            /** @description Counts changes; sent with the next one. */
            sequence: number;
        };
        /** @description By the token of a mail, or as the sender of an inquiry by its number. */
        NewViewing: {
            /** @description Of a mail about the inquiry. */
            token?: string;
            /** @description Number of an inquiry of the viewer's. */
            id?: number;
            /**
             * Format: date-time
             * @description One of the free times.
             */
            starts_at: string;
        };
        /**
         * @description On the clock of the schedule's time zone.
         * @example 17:00
         */
        WallClock: string;
        /** @description From one time of a weekday to another. */
        WeeklyTimes: {
            /** @description 1 is Monday. */
            weekday: number;
            from: components["schemas"]["WallClock"];
            to: components["schemas"]["WallClock"];
        };
        /** @description From one time of a day to another. */
        Times: {
            from: components["schemas"]["WallClock"];
            to: components["schemas"]["WallClock"];
        };
        /** @description Offered times. */
        ViewingSchedule: {
            /** @description IANA time zone of the home. */
            time_zone: string;
            /** @description Length of a viewing. */
            minutes: number;
            /** @description Times that are sooner are not offered. */
            notice_hours: number;
            kind: components["schemas"]["ViewingKind"];
            /** @description Where to meet; the address of a video call. */
            place: string;
            /** @description The pattern of a week. */
            weekly: components["schemas"]["WeeklyTimes"][];
            /** @description Dates with other times, or none. */
            exceptions: {
                /**
                 * Format: date
                 * @description A day in the time zone.
                 */
                date: string;
                /** @description Instead of the pattern. */
                times: components["schemas"]["Times"][];
            }[];
        };
        /**
         * @description IANA time zone of the home, as Europe/Berlin.
         * @example America/Los_Angeles
         */
        TimeZone: string;
        /** @description The times that the viewer offers, for all listings or for one, which then counts alone. Each is cut into viewings of `minutes`. */
        NewViewingSchedule: {
            /** @description Only for this property. */
            property_id?: number;
            /** @description Only for this project. */
            project_id?: number;
            time_zone: components["schemas"]["TimeZone"];
            /** @description Length of a viewing. */
            minutes: number;
            /** @description Times that are sooner are not offered. */
            notice_hours: number;
            kind: components["schemas"]["ViewingKind"];
            /** @description Where to meet, told once a viewing is agreed; an https address of a video call. */
            place?: string;
            /** @description The pattern of a week. */
            weekly?: components["schemas"]["WeeklyTimes"][];
            /** @description Dates with other times, or none. */
            exceptions?: {
                /**
                 * Format: date
                 * @description A day in the time zone.
                 */
                date: string;
                /** @description Instead of the pattern. */
                times?: components["schemas"]["Times"][];
            }[];
        };
        /** @description A step of a viewing. */
        ViewingChange: {
            /** @description Of a mail about the inquiry. */
            token?: string;
            /**
             * @description The step.
             * @enum {string}
             */
            act: "agree" | "decline" | "cancel" | "move";
            /** @description Of the viewing as it was seen. */
            sequence: number;
            /**
             * Format: date-time
             * @description The new time; only to move it.
             */
            starts_at?: string;
            /** @description To decline or cancel it: plain text that the other side reads. */
            reason?: string;
        };
        /** @description Whom to block, a person or the administrator, and why. */
        BlockUserRequest: {
            /** @description The person; needed unless to_admin is 1. */
            to_user_id?: number;
            /**
             * @description 1 for the administrator.
             * @enum {integer}
             */
            to_admin?: 1;
            /** @description Why; seen by the administrator only. */
            reason?: string;
        };
        /** @description Whom to unblock, a person or the administrator. */
        UnblockUserRequest: {
            /** @description The person; needed unless to_admin is 1. */
            to_user_id?: number;
            /**
             * @description 1 for the administrator.
             * @enum {integer}
             */
            to_admin?: 1;
        };
        /** @description Properties that were kept on a device before signing in. */
        MergeFavouritesRequest: {
            /** @description Numbers of the properties, the one kept last first. */
            property_ids: number[];
        };
        /** @description Somebody whom the viewer blocked. */
        Block: {
            /** @description Number of the block. */
            id: number;
            /** @description The person; null for the administrator. */
            to_user_id: number | null;
            /**
             * @description 1 for the administrator.
             * @enum {integer}
             */
            to_admin: 0 | 1;
            /** @description Name of the blocked. */
            name: string;
            /** @description Absolute address of the portrait; empty when there is none. */
            profile: string;
            /** @description Why; empty when nothing was said. */
            reason: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            created_at: string;
        };
        /** @description Up to which notification everything is read. */
        ReadNotificationsRequest: {
            /** @description Number of the newest one that was seen. */
            up_to_id: number;
        };
        /**
         * @description Kinds of notifications that are chosen together.
         * @enum {string}
         */
        NoticeGroup: "messages" | "inquiries" | "viewings" | "listings" | "prices" | "interest" | "payments" | "announcements";
        /** @description Which notifications come by which channel. */
        NoticeSettings: {
            /** @description What does not come by this channel. */
            page_off: components["schemas"]["NoticeGroup"][];
            /** @description What does not come by this channel. */
            mail_off: components["schemas"]["NoticeGroup"][];
            /** @description What does not come by this channel. */
            push_off: components["schemas"]["NoticeGroup"][];
            /** @description Time of the day at which quiet hours begin or end; both are null without quiet hours. */
            quiet_from: string | null;
            /** @description Time of the day at which quiet hours begin or end; both are null without quiet hours. */
            quiet_to: string | null;
            /** @description IANA name of the time zone of the quiet hours. */
            time_zone: string;
            /** @description The provider's public key (VAPID); browsers subscribe with it. */
            push_key: string;
            /** @description How many browsers of the account get push messages. */
            push_devices: number;
        };
        /** @description The settings of the viewer's notifications. */
        NoticeSettingsReply: {
            error: components["schemas"]["Ok"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["NoticeSettings"];
        };
        /** @description All choices; those before are replaced. */
        NoticeSettingsRequest: {
            /** @description What does not come by this channel. */
            page_off: components["schemas"]["NoticeGroup"][];
            /** @description What is not mailed. */
            mail_off: ("messages" | "listings")[];
            /** @description What does not come by this channel. */
            push_off: components["schemas"]["NoticeGroup"][];
            /** @description Time of the day at which quiet hours begin or end; both are null without quiet hours. */
            quiet_from?: string | null;
            /** @description Time of the day at which quiet hours begin or end; both are null without quiet hours. */
            quiet_to?: string | null;
            /** @description IANA name of the time zone of the quiet hours. */
            time_zone: string;
        };
        /** @description A subscription as the browser's PushSubscription writes it. */
        PushDeviceRequest: {
            /** @description Address at the browser's push service. */
            endpoint: string;
            /** @description Public key of the browser. */
            p256dh: string;
            /** @description Secret shared with the browser. */
            auth: string;
        };
        /** @description The property that a notification speaks of. */
        NotificationProperty: {
            /** @description Number of the property. */
            id: number;
            /** @description Its name in addresses. */
            slug_id: string;
            /** @description Its title. */
            title: string;
            /** @description Absolute address of the main picture; empty when there is none. */
            title_image: string;
        };
        /** @description One notification. */
        Notification: {
            /** @description Number of the notification. */
            id: number;
            /** @description Headline. */
            title: string;
            /** @description Text. */
            message: string;
            /**
             * @description 0 general, 1 about a property (an inquiry or a decision).
             * @enum {string}
             */
            type: "0" | "1";
            /**
             * @description 0 to chosen people, 1 to everybody, 2 caused by a property.
             * @enum {string}
             */
            send_type: "0" | "1" | "2";
            /** @description The viewer's number, or empty when it went to everybody; never the numbers of others. */
            customers_id: string;
            /** @description The property it speaks of. */
            propertys_id: number | null;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /** @description Its age in words, as "2 days ago"; created_at says it exactly. */
            created: string;
            /** @description Absolute address of its own picture, else of the property's, else empty. */
            notification_image: string;
            /** @description The property it speaks of, or null. */
            property: components["schemas"]["NotificationProperty"] | null;
            /**
             * @description 1 once it was read.
             * @enum {integer}
             */
            is_read?: 0 | 1;
            /**
             * @description What it tells of.
             * @enum {string}
             */
            kind?: "announcement" | "price" | "interest" | "approved" | "rejected" | "expiring" | "expired" | "verified" | "not-verified" | "package-granted" | "package-ended" | "package-expiring" | "payment-paid" | "payment-surplus" | "payment-refunded" | "payment-disputed" | "payment-won" | "payment-rejected" | "payment-credited" | "advert-approved" | "advert-rejected" | "advert-ended" | "message" | "inquiry" | "inquiry-message" | "inquiry-answer" | "viewing-requested" | "viewing-agreed" | "viewing-declined" | "viewing-moved" | "viewing-canceled" | "viewing-reminder";
            /** @description The project it speaks of, or null. */
            project?: components["schemas"]["NotificationProperty"] | null;
        };
        /**
         * @description How a field is filled in.
         * @enum {string}
         */
        VerificationFieldType: "text" | "number" | "radio" | "checkbox" | "dropdown" | "textarea" | "file";
        /** @description One choice of a radio, checkbox or dropdown field. */
        VerificationFieldOption: {
            /** @description Number of the choice. */
            id: number;
            /** @description The field it belongs to. */
            verify_customer_form_id: number;
            /** @description What it says and what is sent. */
            value: string;
        };
        /** @description One field of the form, as the administrator made it. */
        VerificationField: {
            /** @description Number of the field. */
            id: number;
            /** @description Label. */
            name: string;
            field_type: components["schemas"]["VerificationFieldType"];
            /** @description The choices; empty for free fields. */
            form_fields_values: components["schemas"]["VerificationFieldOption"][];
            /**
             * @description 1 when an application needs an answer.
             * @enum {integer}
             */
            is_required?: 0 | 1;
        };
        /** @description One answer to send, as a value or, for a file field, as an upload. */
        VerificationAnswer: {
            /** @description The field answered. */
            id: number;
            /** @description A text; one choice for radio and dropdown; choices joined by commas for checkbox; for a file field a file part (JPEG, PNG, PDF, DOC, DOCX or TXT, at most 10 MB; WebP, AVIF and HEIC are converted), or an empty text that takes the former file away. */
            value?: (File | Blob) | string;
            /** @description A finished upload of the purpose `verification`, in place of a file part. */
            upload?: string;
        };
        /** @description The filled-in form. */
        ApplyVerificationRequest: {
            /** @description The answers; in the form data they travel as form_fields[i][id] and form_fields[i][value]. */
            form_fields: components["schemas"]["VerificationAnswer"][];
        };
        /** @description Who applied. */
        VerificationApplicant: {
            /** @description Number of the person. */
            id: number;
            /** @description Full name. */
            name: string | null;
            /** @description Absolute address of the portrait; empty when there is none. */
            profile: string;
            /** @description Listed properties. */
            property_count: number;
            /** @description Listed projects. */
            projects_count: number;
        };
        /** @description One answer of an application. */
        VerificationValue: {
            /** @description Number of the answer. */
            id: number;
            /** @description The application. */
            verify_customer_id: number;
            /** @description The field answered. */
            verify_customer_form_id: number;
            /** @description The answer: a text, the signed address of a file, or the list of the choices of a checkbox field. */
            value: string | string[];
            /** @description Name of the file that was sent; absent of other answers. */
            file_name?: string;
            verify_form: components["schemas"]["VerificationField"];
        };
        /** @description An application and its answers. */
        VerificationRecord: {
            /** @description Number of the application. */
            id: number;
            /** @description Who applied. */
            user_id: number;
            /**
             * @description Awaiting the administrator, verified, or refused (and open for a new try).
             * @enum {string}
             */
            status: "pending" | "success" | "failed";
            /**
             * Format: date-time
             * @description When it was first sent.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was withdrawn.
             */
            deleted_at: string | null;
            /** @description Why the administrator refused it; null while it is not refused. */
            reason?: string | null;
            user: components["schemas"]["VerificationApplicant"];
            /** @description The answers. */
            verify_customer_values: components["schemas"]["VerificationValue"][];
        };
        /** @description A file that is being sent, or that waits for a listing to refer to it. */
        Upload: {
            /** @description What a listing names it by. */
            id: string;
            /** @description Name of the file, without folders. */
            name: string;
            /** @enum {string} */
            purpose: "photo" | "panorama" | "document" | "verification";
            /** @description Of the file as it is sent. */
            bytes: number;
            /** @description Bytes that have arrived. */
            received: number;
            /**
             * @description receiving until the last byte has come and was looked at; then ready, or refused for good.
             * @enum {string}
             */
            status: "receiving" | "ready" | "refused";
            /**
             * @description Why it was refused.
             * @enum {unknown}
             */
            refusal: "notAPicture" | "wrongKind" | "tooSmall" | "tooManyPixels" | "tooLarge" | "empty" | "unreadable" | null;
            /** @description Address of a stored picture; empty for everything else. */
            url: string;
            /** @description Of the stored picture, in pixels. */
            width: number | null;
            /** @description Of the stored picture, in pixels. */
            height: number | null;
            /** @description Placeholder of the stored picture (blurhash). */
            hash: string | null;
        };
        /** @description A draft without its content. */
        DraftHead: {
            /**
             * Format: uuid
             * @description Made where the draft began.
             */
            id: string;
            /**
             * @description What is being written.
             * @enum {string}
             */
            kind: "property" | "project";
            /** @description The listing it changes; null for a new one. */
            listing_id: number | null;
            /** @description The title as far as it is written, at most 200 characters. */
            title: string;
            /** @description Grows with every time it is kept. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was first kept.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last kept.
             */
            updated_at: string;
        };
        /** @description Whatever the form holds; the provider reads nothing of it but `title`, where that is a text. */
        DraftContent: {
            [key: string]: unknown;
        };
        /** @description A draft as it was last kept. */
        Draft: {
            /**
             * Format: uuid
             * @description Made where the draft began.
             */
            id: string;
            /**
             * @description What is being written.
             * @enum {string}
             */
            kind: "property" | "project";
            /** @description The listing it changes; null for a new one. */
            listing_id: number | null;
            /** @description The title as far as it is written, at most 200 characters. */
            title: string;
            /** @description Grows with every time it is kept. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was first kept.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last kept.
             */
            updated_at: string;
            content: components["schemas"]["DraftContent"];
        };
        /** @description A draft to keep. */
        SaveDraftRequest: {
            /**
             * @description What is being written; it stays what it was.
             * @enum {string}
             */
            kind: "property" | "project";
            /** @description An own listing that it changes; absent for a new one. */
            listing_id?: number;
            content: components["schemas"]["DraftContent"];
            /** @description The revision that the writing is based on; 0 for a new draft. */
            revision: number;
        };
        /** @description A refusal that brings the draft as it is kept. */
        StaleDraft: {
            /** @constant */
            error: true;
            /** @description What went wrong, in words a person can read. */
            message: string;
            /** @description Stale. */
            key: string;
            data: components["schemas"]["Draft"];
        };
        /**
         * @description The query of get-property-list that homes must answer, as it stands behind the question mark; order, page and
         *     `posted_since` are left out. Empty means every home. Beside `area`, `place` may name it, such as a neighborhood; it
         *     is kept for people to read and narrows nothing.
         */
        SearchQuestion: string;
        /**
         * @description What it tells of: homes that are new, that cost less than before, and that are on the market again after they were
         *     sold, let or withdrawn.
         */
        AlertEvents: ("new" | "cheaper" | "back")[];
        /**
         * @description At once (several within a quarter of an hour come together), or once a day.
         * @enum {string}
         */
        AlertFrequency: "instant" | "daily";
        /** @description A search with mail about it. */
        SavedSearch: {
            name: string;
            /** @description Where the mail goes. */
            email: string;
            query: components["schemas"]["SearchQuestion"];
            events: components["schemas"]["AlertEvents"];
            frequency: components["schemas"]["AlertFrequency"];
            is_paused: components["schemas"]["Flag"];
            /** Format: date-time */
            created_at: string;
        };
        SavedSearchReply: {
            error: components["schemas"]["Ok"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SavedSearch"];
        };
        /** @description What its mails call it. */
        SearchName: string;
        /** @description A search that somebody wants to be told about. */
        NewSavedSearch: {
            name: components["schemas"]["SearchName"];
            /** Format: email */
            email: string;
            query: components["schemas"]["SearchQuestion"];
            events: components["schemas"]["AlertEvents"];
            frequency: components["schemas"]["AlertFrequency"];
        };
        SavedSearchToken: {
            token: string;
        };
        SavedSearchChange: {
            token: string;
            name?: components["schemas"]["SearchName"];
            events?: components["schemas"]["AlertEvents"];
            frequency?: components["schemas"]["AlertFrequency"];
            /**
             * @description 1 rests, 0 tells again.
             * @enum {integer}
             */
            is_paused?: 0 | 1;
        };
        Unsubscription: {
            /** @description Sent by mail programs. */
            "List-Unsubscribe"?: string;
            /**
             * @description Every search of the address.
             * @enum {integer}
             */
            all?: 1;
        };
        /**
         * @description What has a page of its own.
         * @enum {string}
         */
        ListedKind: "property" | "project" | "article" | "agent";
        /** @description A range of ids that holds at least one public page; at most as many as was asked for. */
        AddressRange: {
            kind: components["schemas"]["ListedKind"];
            /** @description Lowest id of the range. */
            first: number;
            /** @description Highest id of the range. */
            last: number;
        };
        /** @description A page that everybody may see. */
        ListedAddress: {
            id: number;
            slug_id: string;
            /**
             * Format: date-time
             * @description When what it shows was last changed.
             */
            updated_at: string;
        };
        /** @description How much waits for a decision. */
        WaitingCounts: {
            /** @description Properties. */
            property: number;
            /** @description Projects. */
            project: number;
            /** @description Applications of agents. */
            verification: number;
        };
        /**
         * @description What was done.
         * @enum {string}
         */
        AuditAction: "approved" | "rejected" | "undone" | "dismissed" | "takenDown" | "deactivated" | "reactivated" | "verified" | "unverified" | "packageGranted" | "packageEnded" | "transferApproved" | "transferRejected" | "paymentGranted" | "paymentReturned" | "paymentDismissed" | "advertApproved" | "advertRejected" | "paymentRefunded" | "packageSaved" | "packageRetired" | "packageOffered" | "packagesOrdered" | "paymentSettingsChanged" | "settingsChanged" | "marketplaceFilled" | "chatRead" | "chatReportClosed" | "contactAnswered" | "contactAssigned" | "contactReleased" | "contactClosed" | "contactReopened" | "promoted" | "demoted" | "secondFactorOn" | "secondFactorOff" | "recoveryCodesRenewed" | "recoveryCodeUsed";
        /**
         * @description What something was done with.
         * @enum {string}
         */
        AuditSubjectKind: "property" | "project" | "verification" | "account" | "report" | "contact-message" | "payment" | "package" | "settings";
        /** @description One thing an administrator did. */
        AuditEntry: {
            /** @description Number of the entry; later entries have greater ones. */
            id: number;
            /** @description Number of who did it; null for a command of the operator, and when the account is gone. */
            actor_id: number | null;
            /** @description Who did it, as they were called then. */
            actor_name: string;
            action: components["schemas"]["AuditAction"];
            subject_kind: components["schemas"]["AuditSubjectKind"];
            /** @description Number of what it was done with. */
            subject_id: number;
            /** @description What that was called then. */
            subject_name: string;
            /** @description Why; empty when nothing was said. */
            reason: string;
            /**
             * Format: date-time
             * @description When.
             */
            created_at: string;
        };
        /** @description What waits for administrators, and what they did last. */
        AdminOverview: {
            waiting: components["schemas"]["WaitingCounts"];
            /**
             * Format: date-time
             * @description Since when the oldest of what waits does; null when nothing waits.
             */
            oldest_at: string | null;
            /** @description How many reports nobody has handled. */
            open_reports: number;
            /** @description How many contact messages are open. */
            open_contact_messages: number;
            /** @description How many accounts there are. */
            people: number;
            /** @description How many of them are deactivated. */
            deactivated: number;
            /** @description What was done last, the newest first; at most eight. */
            latest: components["schemas"]["AuditEntry"][];
        };
        /**
         * @description What is decided on.
         * @enum {string}
         */
        ReviewKind: "property" | "project" | "verification";
        /** @description One thing that waits, as a list shows it. */
        ReviewRow: {
            kind: components["schemas"]["ReviewKind"];
            /** @description Number of the property, the project or the application. */
            id: number;
            /** @description Title of the listing, or the name of who applied. */
            title: string;
            /** @description Where the listing is, or where who applied is; empty when that is not told. */
            place: string;
            /** @description Who posted it. */
            owner_name: string;
            /** @description Absolute address of its first picture or of the portrait; empty when there is none. */
            picture: string;
            /**
             * Format: date-time
             * @description Since when it waits.
             */
            submitted_at: string;
            /** @description Its place in the queue; `after` and `before` take it. */
            cursor: string;
        };
        /**
         * @description What holds at present.
         * @enum {string}
         */
        ReviewStatus: "pending" | "approved" | "rejected";
        /**
         * @description How far a person is with proving to be an agent: not begun, waiting, proven, refused.
         * @enum {string}
         */
        VerificationStatus: "initial" | "pending" | "success" | "failed";
        /** @description A person, as an administrator sees it. */
        AdminUser: {
            /** @description Number of the person. */
            id: number;
            /** @description Full name; empty when none was given. */
            name: string;
            /** @description Name in addresses of the public page. */
            slug_id: string;
            /** @description E-mail address. */
            email: string | null;
            /** @description Telephone number in E.164. */
            mobile: string | null;
            /** @description Absolute address of the portrait; empty when there is none. */
            profile: string;
            /** @description False when an administrator deactivated the account. */
            is_active: boolean;
            /** @description True for administrators. */
            is_admin: boolean;
            /** @description True once the e-mail address was proven. */
            is_email_verified: boolean;
            verification_status: components["schemas"]["VerificationStatus"];
            /**
             * Format: date-time
             * @description When the account began.
             */
            created_at: string;
        };
        /** @description How many listings of a kind somebody has, by what was decided of them. */
        ListingCounts: {
            /** @description Those that wait. */
            pending: number;
            /** @description Those that were approved. */
            approved: number;
            /** @description Those that were rejected. */
            rejected: number;
        };
        /** @description Who posted what is reviewed. */
        ReviewOwner: {
            person: components["schemas"]["AdminUser"];
            properties: components["schemas"]["ListingCounts"];
            projects: components["schemas"]["ListingCounts"];
        };
        /** @description One decision about a thing. */
        ReviewDecision: {
            /**
             * @description What was decided; undone takes back the one before.
             * @enum {string}
             */
            decision: "approved" | "rejected" | "undone";
            /** @description Why; empty when nothing was said. */
            reason: string;
            /** @description Who decided; null for the rules of the marketplace, and when the account is gone. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            created_at: string;
        };
        /** @description A picture of a listing. */
        ReviewPicture: {
            /** @description Absolute address. */
            url: string;
            /** @description What is to be seen; empty when nothing was written. */
            alt: string;
        };
        /** @description A facility with what was written for it, or a place near by with its distance. */
        ReviewFact: {
            /** @description What is asked. */
            name: string;
            /** @description What was answered; several where several could be chosen, none for a file. */
            value: string[];
            /** @description Absolute address of the file that was given; empty for words. */
            file: string;
        };
        /** @description A file of a listing or of an application. */
        ReviewFile: {
            /** @description What it is called. */
            name: string;
            /** @description Absolute address. */
            url: string;
        };
        /** @description Everything the owner wrote of a property or a project, with what only owners and administrators see. */
        ReviewedListing: {
            /** @description Name in addresses. */
            slug_id: string;
            /** @description False when the owner took it from the lists. */
            is_active: boolean;
            /** @description The owner's text. */
            description: string;
            /** @description Name of the category. */
            category: string;
            /**
             * @description What is offered; null for a project.
             * @enum {string|null}
             */
            property_type: "sell" | "rent" | "sold" | "rented" | null;
            /**
             * @description How far the building is; null for a property.
             * @enum {string|null}
             */
            project_type: "upcoming" | "under_construction" | null;
            /** @description In major units; null for a project. */
            price: number | null;
            /**
             * @description What a rent is paid for.
             * @enum {string|null}
             */
            rentduration: "Daily" | "Monthly" | "Quarterly" | "Yearly" | null;
            /** @description For people with a package only. */
            is_premium: boolean;
            /** @description The public address. */
            address: string;
            /** @description The address that only the owner and administrators see; empty when none was given. */
            client_address: string;
            /** @description City. */
            city: string;
            /** @description State or region. */
            state: string;
            /** @description Country. */
            country: string;
            /** @description The exact place, in degrees; null when none was given. */
            latitude: number | null;
            /** @description The exact place, in degrees; null when none was given. */
            longitude: number | null;
            /** @description True when others see the neighbourhood only. */
            hides_exact_place: boolean;
            /** @description All pictures; the main one first. */
            pictures: components["schemas"]["ReviewPicture"][];
            /** @description Absolute address of the panorama; empty when there is none. */
            three_d_image: string;
            /** @description Address of a video; empty when there is none. */
            video_link: string;
            /** @description The facilities of the category that say something. */
            parameters: components["schemas"]["ReviewFact"][];
            /** @description Places near by; the value is the distance as the owner wrote it. */
            facilities: components["schemas"]["ReviewFact"][];
            /** @description Documents. */
            documents: components["schemas"]["ReviewFile"][];
            /** @description Floor plans of a project. */
            plans: components["schemas"]["ReviewFile"][];
            /** @description Title for search engines; empty when none was given. */
            meta_title: string;
            /** @description Description for search engines; empty when none was given. */
            meta_description: string;
            /** @description Words for search engines; empty when none were given. */
            meta_keywords: string;
            /** @description Absolute address of the picture for shared links; empty when there is none. */
            meta_image: string;
        };
        /** @description What a listing said when it was last approved. */
        ApprovedListing: {
            /** @description Title. */
            title: string;
            /**
             * Format: date-time
             * @description Until when it was approved.
             */
            until: string;
            listing: components["schemas"]["ReviewedListing"];
        };
        /** @description A listing that may be the same home. */
        SimilarListing: {
            /** @description Number of the property. */
            id: number;
            /** @description Name in addresses. */
            slug_id: string;
            /** @description Title. */
            title: string;
            /** @description Who posted it. */
            owner_name: string;
            status: components["schemas"]["ReviewStatus"];
        };
        /** @description One thing to decide on, with all that a decision needs. */
        ReviewItem: {
            kind: components["schemas"]["ReviewKind"];
            /** @description Number of the property, the project or the application. */
            id: number;
            /** @description Grows with every change; a decision names the one it was made of. */
            revision: number;
            status: components["schemas"]["ReviewStatus"];
            /** @description Title of the listing, or the name of who applied. */
            title: string;
            /**
             * Format: date-time
             * @description Since when it waits or has waited.
             */
            submitted_at: string;
            /** @description Its place in the queue; `after` and `before` take it. */
            cursor: string;
            /** @description Who posted it; null for a listing of the marketplace itself. */
            owner: components["schemas"]["ReviewOwner"] | null;
            /** @description What was decided before, the newest first; at most twenty. */
            decisions: components["schemas"]["ReviewDecision"][];
            /** @description The property or the project; null for an application. */
            listing: components["schemas"]["ReviewedListing"] | null;
            /** @description What it said when it was last approved; null while it is approved, for what never was, and for an application. */
            approved: components["schemas"]["ApprovedListing"] | null;
            /** @description Answers of an application; empty for listings. */
            answers: components["schemas"]["ReviewFact"][];
            /** @description Other properties that may be the same home; at most six. */
            similar: components["schemas"]["SimilarListing"][];
            /** @description From the pin to the middle of the town of the address; null without a pin, or where the town is not known. */
            pin_distance_km: number | null;
        };
        /** @description A decision. */
        DecideReviewRequest: {
            kind: components["schemas"]["ReviewKind"];
            /** @description Number of the property, the project or the application. */
            id: number;
            /** @description The revision that was looked at. */
            revision: number;
            /**
             * @description The decision.
             * @enum {string}
             */
            decision: "approved" | "rejected";
            /** @description Why; the owner reads it. Required for a rejection. */
            reason?: string;
        };
        /** @description The decision to take back. */
        UndoReviewRequest: {
            kind: components["schemas"]["ReviewKind"];
            /** @description Number of the property, the project or the application. */
            id: number;
            /** @description The revision that the decision answered. */
            revision: number;
        };
        /** @description The listing a report is about. */
        ReportedProperty: {
            /** @description Number of the property. */
            id: number;
            /** @description Name in addresses. */
            slug_id: string;
            /** @description Title. */
            title: string;
            /** @description Absolute address of the main picture; empty when there is none. */
            picture: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description False when the owner took it from the lists. */
            is_active: boolean;
            /** @description Number of who posted it; null for the marketplace itself. */
            owner_id: number | null;
            /** @description Who posted it. */
            owner_name: string;
        };
        /**
         * @description What became of a report: nothing was wrong, or the listing was taken down.
         * @enum {string}
         */
        ReportOutcome: "dismissed" | "rejected";
        /** @description What somebody reported of a listing, and what became of it. */
        AdminReport: {
            /** @description Number of the report. */
            id: number;
            property: components["schemas"]["ReportedProperty"];
            /** @description The reason that was chosen; empty for one in own words. */
            reason: string;
            /** @description The reporter's own words; empty when there are none. */
            message: string;
            /** @description Number of the reporter. */
            reporter_id: number;
            /** @description Who reported it. */
            reporter_name: string;
            /**
             * Format: date-time
             * @description When.
             */
            created_at: string;
            /** @description What became of it; null while it is open. */
            outcome: components["schemas"]["ReportOutcome"] | null;
            /**
             * Format: date-time
             * @description When that was decided.
             */
            handled_at: string | null;
            /** @description Who decided; null when the account is gone. */
            handled_by: string | null;
            /** @description How many more open reports there are of the same listing. */
            others: number;
            /** @description Its place in the list; `after` takes it. */
            cursor: string;
        };
        /** @description What becomes of a report. */
        HandleReportRequest: {
            /** @description Number of the report. */
            id: number;
            outcome: components["schemas"]["ReportOutcome"];
            /** @description Why the listing is taken down; its owner reads it. Required for `rejected`. */
            reason?: string;
        };
        /**
         * @description A closed message takes no answers until it is reopened.
         * @enum {string}
         */
        ContactMessageState: "open" | "closed";
        /** @description A contact message, as a list shows it. */
        AdminContactMessage: {
            /** @description Number of the message. */
            id: number;
            /** @description First and last name of the sender. */
            name: string;
            /** @description E-mail address of the sender, which nobody has proven. */
            email: string;
            /** @description Subject. */
            subject: string;
            /** @description How the text begins. */
            excerpt: string;
            state: components["schemas"]["ContactMessageState"];
            /** @description Number of the administrator who takes care of it; null for nobody. */
            assigned_to: number | null;
            /** @description Name of that administrator; null for nobody. */
            assigned_name: string | null;
            /** @description How many answers were sent. */
            answers: number;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was closed; null while it is open.
             */
            closed_at: string | null;
            /** @description Who closed it; null while it is open, and when the account is gone. */
            closed_by: string | null;
            /** @description Its place in the list; `after` takes it. */
            cursor: string;
        };
        /** @description An answer that an administrator sent by mail. */
        ContactAnswer: {
            /** @description Number of the answer. */
            id: number;
            /** @description Plain text. */
            text: string;
            /** @description Who wrote it; null when the account is gone. */
            author_name: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            created_at: string;
        };
        /** @description A contact message in full. */
        AdminContactMessageDetail: {
            message: components["schemas"]["AdminContactMessage"];
            /** @description What was written: plain text, in which markup is nothing but characters. */
            text: string;
            /** @description The oldest first. */
            answers: components["schemas"]["ContactAnswer"][];
        };
        AnswerContactMessageRequest: {
            /** @description Number of the message. */
            id: number;
            /** @description Plain text; markup is nothing but characters. */
            text: string;
            client_id: components["schemas"]["ClientId"];
        };
        AssignContactMessageRequest: {
            /** @description Number of the message. */
            id: number;
            /**
             * @description 1 assigns it to who asks, 0 releases it.
             * @enum {integer}
             */
            is_assigned: 0 | 1;
            /** @description Number of who has it, as far as who asks knows; absent for nobody. */
            assigned_to?: number;
        };
        ChangeContactMessageStateRequest: {
            /** @description Number of the message. */
            id: number;
            state: components["schemas"]["ContactMessageState"];
        };
        /** @description Whether the first administrator is missing, and who may make it. */
        Setup: {
            /** @description There is no administrator yet. */
            is_open: boolean;
            /** @description The request comes from another machine, so that only the token of the printed link opens the first run. */
            needs_link: boolean;
        };
        FirstAdministratorRequest: {
            /** @description Of the printed link; not needed on the machine of the site. */
            token?: string;
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /**
             * Format: password
             * @description At least six characters, none of the most common ones, and not the own name or address.
             */
            password: string;
            /**
             * Format: password
             * @description The password once more.
             */
            re_password: string;
        };
        /**
         * @description A guided step of the first run, in their order.
         * @enum {string}
         */
        SetupStep: "brand" | "region" | "languages" | "content" | "mail" | "done";
        /**
         * @description Categories with their details, nearby places, packages and home page (`catalog`), or all of the demo region.
         * @enum {string}
         */
        Filling: "catalog" | "demo";
        /** @description How far the guided steps are. */
        SetupProgress: {
            /** @description The administrator was made by the first run; not so in a demo, or by a command. */
            is_begun: boolean;
            step: components["schemas"]["SetupStep"];
            /** @description How the marketplace was filled, or is being; null for not at all. */
            filling: components["schemas"]["Filling"] | null;
            /**
             * @description How that goes.
             * @enum {string|null}
             */
            filling_state: "running" | "done" | "failed" | null;
            /** @description There is no category, property or project. */
            is_unfilled: boolean;
            /** @description Parts that a marketplace needs before it opens to visitors. */
            missing: ("company_email" | "company_address" | "about_us" | "terms_conditions" | "privacy_policy" | "category" | "package" | "listing" | "mail" | "secondFactor")[];
        };
        SetupStepRequest: {
            step: components["schemas"]["SetupStep"];
        };
        FillMarketplaceRequest: {
            filling: components["schemas"]["Filling"];
        };
        /** @description How a test mail went. */
        MailTest: {
            /** @description Address that it was sent to. */
            to: string;
            /**
             * @description `kept` in the outbox: there is no mail server.
             * @enum {string}
             */
            outcome: "sent" | "kept" | "failed";
            /** @description What the mail server said; empty unless it failed. */
            reason: string;
        };
        /** @description A package of a person. */
        AdminHolding: {
            /** @description Number of the holding. */
            id: number;
            /** @description Number of the package. */
            package_id: number;
            /** @description Name of the package. */
            name: string;
            /**
             * @description Whether it has begun or ended.
             * @enum {string}
             */
            state: "scheduled" | "active" | "ended";
            /**
             * Format: date-time
             * @description Start.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description End.
             */
            ends_at: string;
            /** @description Granted by an administrator, who can end it again. */
            is_granted: boolean;
        };
        /** @description A person with what they list, what was decided of it, and what administrators did with the account. */
        AdminUserDetail: {
            person: components["schemas"]["AdminUser"];
            properties: components["schemas"]["ListingCounts"];
            projects: components["schemas"]["ListingCounts"];
            /** @description How many open reports there are of their listings. */
            open_reports: number;
            /** @description The last decisions about what they posted or applied for, the newest first; at most ten. */
            decisions: components["schemas"]["AuditEntry"][];
            /** @description What administrators did with the account, the newest first; at most ten. */
            audit: components["schemas"]["AuditEntry"][];
            /** @description Packages of the person, the one that ends last first; at most ten. */
            packages: components["schemas"]["AdminHolding"][];
        };
        /** @description Whether somebody may go on using the account. */
        ChangeUserActivityRequest: {
            /** @description Number of the person. */
            id: number;
            /**
             * @description 0 deactivates the account, 1 makes it usable again.
             * @enum {integer}
             */
            is_active: 0 | 1;
            /** @description Why, for the log; required to deactivate. */
            reason?: string;
        };
        /** @description Whether somebody counts as a proven agent. */
        ChangeUserVerificationRequest: {
            /** @description Number of the person. */
            id: number;
            /**
             * @description 1 for a proven agent, 0 takes that back.
             * @enum {integer}
             */
            is_verified: 0 | 1;
            /** @description Why; required to take it back. */
            reason?: string;
        };
        /** @description A package for a person, at no cost. */
        GrantPackageRequest: {
            /** @description Number of the person. */
            id: number;
            /** @description Number of an active package. */
            package_id: number;
            /**
             * Format: date-time
             * @description Start; now when it is absent.
             */
            starts_at?: string;
            /** @description Why; the person reads it. */
            reason: string;
        };
        /** @description A granted package to end. */
        EndPackageRequest: {
            /** @description Number of the person. */
            id: number;
            /** @description Number of the holding. */
            holding_id: number;
            /** @description Why; the person reads it. */
            reason: string;
        };
        /** @description A bank transfer as administrators see it. */
        ReviewedTransfer: components["schemas"]["PaymentTransaction"] & {
            /** @description The buyer as of the purchase. */
            buyer: {
                /** @description The account; null when it is gone. */
                id: number | null;
                /** @description Name. */
                name: string;
                /** @description E-mail address. */
                email: string | null;
                /** @description Telephone number. */
                mobile: string | null;
            };
            /** @description Receipts that were handed in, newest first. */
            receipts: components["schemas"]["BankReceiptFile"][];
        };
        /** @description What becomes of a bank transfer. */
        DecideBankTransferRequest: {
            /** @description The bank transfer. */
            payment_transaction_id: number;
            /**
             * @description Grant the package or ask for another receipt.
             * @enum {string}
             */
            decision: "approve" | "reject";
            /** @description Why; the buyer reads it. Required to reject. */
            reason?: string;
        };
        /** @description The buyer as of the purchase. */
        PaymentBuyer: {
            /** @description The account; null when it is gone. */
            id: number | null;
            /** @description Name. */
            name: string;
            /** @description Email address. */
            email: string | null;
            /** @description Telephone number. */
            mobile: string | null;
        };
        /** @description A purchase as administrators see it. */
        AdminPayment: components["schemas"]["PaymentTransaction"] & {
            buyer: components["schemas"]["PaymentBuyer"];
        };
        /** @description What is given back. */
        RefundPaymentRequest: {
            /** @description The purchase. */
            payment_transaction_id: number;
            /** @description In major units; absent for all that is left. */
            amount?: number;
            /** @description Why; for the audit log. */
            reason: string;
        };
        /** @description An internal note. */
        AddPaymentNoteRequest: {
            /** @description The purchase. */
            payment_transaction_id: number;
            /** @description The note. */
            note: string;
        };
        /** @description A right of a package. */
        PackageRight: {
            /** @description Number of the right. */
            id: number;
            /** @description Uses; null without limit and for rights that are not counted. */
            limit: number | null;
        };
        /** @description A package as administrators see it. */
        AdminPackage: {
            /** @description Number of the package. */
            id: number;
            /** @description Name in the default language. */
            name: string;
            /** @description In major units; null when free. */
            price: number | null;
            /** @description ISO 4217 code of the price. */
            currency: string;
            /** @description How long it lasts. */
            hours: number;
            /** @description Whether it is on offer. */
            is_active: boolean;
            /** @description Place in the offer. */
            position: number;
            /** @description How often it was bought or taken. */
            sold: number;
            /** @description How many people have it now. */
            running: number;
            /** @description Its rights. */
            features: components["schemas"]["PackageRight"][];
            /** @description Names in other languages by their codes. */
            translations: {
                [key: string]: string;
            };
        };
        /** @description A package. */
        SavePackageRequest: {
            /** @description The package to change; absent for a new one. */
            id?: number;
            /** @description Name in the default language. */
            name: string;
            /** @description In major units; null or absent for a free one. */
            price?: number | null;
            /** @description How long it lasts; at most 3650 days. */
            hours: number;
            /** @description Its rights, each once. */
            features: components["schemas"]["PackageRight"][];
            /** @description Names in other languages by their codes. */
            translations?: {
                [key: string]: string;
            };
        };
        /** @description Whether a package is on offer. */
        OfferPackageRequest: {
            /** @description The package. */
            id: number;
            /** @description Whether it is on offer. */
            is_active: boolean;
        };
        /** @description The packages on offer in their new order. */
        OrderPackagesRequest: {
            /** @description Numbers of all packages on offer. */
            ids: number[];
        };
        /**
         * @description A gateway.
         * @enum {string}
         */
        GatewayName: "stripe" | "razorpay" | "paystack" | "paypal" | "flutterwave";
        /** @description A variable, without its value. */
        EnvironmentVariable: {
            /** @description Its name. */
            name: string;
            /** @description Whether it is set. */
            is_set: boolean;
            /** @description Whether the gateway works without it. */
            is_optional: boolean;
        };
        /** @description A gateway as administrators see it. */
        GatewayAdministration: {
            gateway: components["schemas"]["GatewayName"];
            /** @description Whether it is offered once its secrets are set. */
            is_on: boolean;
            /**
             * @description What its keys are for; null when they are not set or do not say.
             * @enum {string|null}
             */
            mode: "live" | "test" | "sandbox" | null;
            /** @description The key that browsers may know; null where there is none. */
            public_key: string | null;
            /** @description Its variables of the environment. */
            variables: components["schemas"]["EnvironmentVariable"][];
            /** @description Address to enter at the gateway. */
            webhook_url: string;
        };
        /** @description One row of the operator's bank account. */
        BankAccountLine: {
            /** @description Name of the row, as "IBAN". */
            title: string;
            /** @description What stands there. */
            value: string;
        };
        /** @description Tax on packages, and the seller as receipts name it. */
        PackageTax: {
            /** @description Percent, with at most three decimals; 0 for no tax. */
            rate: number;
            /** @description Whether prices of packages include it; otherwise it is added. */
            is_inclusive: boolean;
            /** @description Its name on receipts, as "VAT"; empty for the word of the language. */
            name: string;
            /** @description The seller's tax number; needed with a rate. */
            number: string;
            /** @description The seller's address on receipts; empty for the company's. */
            address: string;
        };
        /** @description Ways to pay as administrators see them. */
        PaymentAdministration: {
            /** @description All gateways. */
            gateways: components["schemas"]["GatewayAdministration"][];
            /** @description Bank transfer. */
            bank_transfer: {
                /** @description Whether it is offered. */
                is_on: boolean;
                /** @description The account to pay into. */
                details: components["schemas"]["BankAccountLine"][];
            };
            tax: components["schemas"]["PackageTax"];
            /** @description Whether the local sandbox stands in for all gateways, so that no money moves. */
            is_sandbox: boolean;
        };
        /** @description Changes of one gateway; what is absent stays. */
        ChangeGatewayRequest: {
            gateway: components["schemas"]["GatewayName"];
            /** @description Whether it is offered. */
            is_on?: boolean;
            /** @description The key that browsers may know; null to remove it. */
            public_key?: string | null;
        };
        /** @description Changes of the ways to pay; what is absent stays. */
        ChangePaymentSettingsRequest: {
            /** @description Changed gateways. */
            gateways?: components["schemas"]["ChangeGatewayRequest"][];
            /** @description Bank transfer. */
            bank_transfer?: {
                /** @description Whether it is offered. */
                is_on: boolean;
                /** @description The account to pay into. */
                details: components["schemas"]["BankAccountLine"][];
            };
            tax?: components["schemas"]["PackageTax"];
        };
        /** @description A gateway to test. */
        TestGatewayRequest: {
            gateway: components["schemas"]["GatewayName"];
        };
        /** @description How a test went. */
        GatewayTest: {
            /** @description Whether the keys work. */
            is_working: boolean;
            /** @description Why not, without secrets. */
            cause: string | null;
        };
        /** @description A value as text; switches are `1` or `0`, what has several parts is JSON. Null when nothing is stored, so that the default counts. */
        SettingText: string | null;
        /** @description A setting. */
        AdminSetting: {
            /** @description Its key, as in `web-settings`. */
            key: string;
            value: components["schemas"]["SettingText"];
            /** @description What counts while nothing is stored; null where it is then absent. */
            default: string | null;
        };
        /** @description All settings. */
        SettingsAdministration: {
            /** @description Number of the last change; 0 before the first. */
            version: number;
            settings: components["schemas"]["AdminSetting"][];
        };
        /** @description New values. */
        ChangeSettingsRequest: {
            /** @description The `version` that was seen. */
            base: number;
            /** @description Each key at most once. */
            changes: {
                /** @description A key of the settings. */
                key: string;
                /** @description As text; switches are `1` or `0`. Empty: the default counts again. */
                value: string;
            }[];
            /** @description Why; for the log. */
            reason?: string;
        };
        /** @description A key that somebody else changed. */
        SettingConflict: {
            /** @description The key. */
            key: string;
            value: components["schemas"]["SettingText"];
            /** @description Who changed it. */
            actor_name: string;
            /**
             * Format: date-time
             * @description When.
             */
            changed_at: string;
        };
        /** @description The refusal of values for keys that somebody else changed. */
        ChangedSettings: {
            /** @constant */
            error: true;
            /** @description What went wrong, in words a person can read. */
            message: string;
            /** @description `settingsChanged`. */
            key: string;
            data: {
                conflicts: components["schemas"]["SettingConflict"][];
            };
        };
        /** @description One change of settings. */
        SettingVersion: {
            /** @description Number of the change; later ones have greater ones. */
            id: number;
            /** @description Who made it, as they were called then. */
            actor_name: string;
            /** @description Why; empty when nothing was said. */
            reason: string;
            /**
             * Format: date-time
             * @description When.
             */
            created_at: string;
            /** @description Keys with their values. */
            changes: {
                /** @description The key. */
                key: string;
                before: components["schemas"]["SettingText"];
                after: components["schemas"]["SettingText"];
            }[];
        };
        /** @description Why a change is taken back. */
        RevertSettingVersionRequest: {
            /** @description Why; for the log. */
            reason?: string;
        };
        /**
         * @description State of a try to pay, in detail.
         * @enum {string}
         */
        AttemptState: "pending" | "failed" | "canceled" | "expired" | "held" | "paid" | "partly_refunded" | "refunded" | "disputed" | "dispute_won" | "dispute_lost";
        /** @description One try to pay at a gateway. */
        PaymentAttempt: {
            /** @description Number of the attempt. */
            id: number;
            gateway: components["schemas"]["GatewayName"];
            /** @description Our reference. */
            reference: string;
            /** @description The gateway's name of it. */
            gateway_id: string | null;
            state: components["schemas"]["AttemptState"];
            /** @description Whether it was paid although nothing was due any more. */
            is_surplus: boolean;
            /** @description What was due, in major units. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description Money that came or went. */
        PaymentEntry: {
            /** @description Number of the entry. */
            id: number;
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "charge" | "refund" | "chargeback";
            /** @description In major units; negative where it went. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The gateway; null for a bank transfer. */
            gateway: string | null;
            /**
             * Format: date-time
             * @description When it was entered.
             */
            created_at: string;
        };
        /** @description A gateway's notice. */
        GatewayEvent: {
            /** @description Number of the notice. */
            id: number;
            gateway: components["schemas"]["GatewayName"];
            /** @description The gateway's own word. */
            type: string;
            /**
             * Format: date-time
             * @description When it came.
             */
            received_at: string;
            /**
             * Format: date-time
             * @description When it was handled.
             */
            handled_at: string | null;
        };
        /** @description A refund that an administrator asked for. */
        AskedRefund: {
            /** @description Number of the refund. */
            id: number;
            /** @description In major units. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            /**
             * @description What the gateway did; null while it has not answered.
             * @enum {string|null}
             */
            answer: "made" | "refused" | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            asked_at: string;
        };
        /** @description Money that does not fit, for an administrator to decide. */
        PaymentMismatch: {
            /** @description Number of the case. */
            id: number;
            /**
             * @description What differs; or the buyer's account is gone, a notice belongs to no payment, or the gateway refused to give money back.
             * @enum {string}
             */
            cause: "amount" | "currency" | "account" | "reference" | "no-buyer" | "unknown-reference" | "refund-failed";
            payment_gateway: components["schemas"]["PaymentGateway"];
            /** @description The purchase; null for an unknown payment. */
            payment_transaction_id: number | null;
            /** @description The gateway's name of the payment. */
            reference: string;
            /** @description What came, in major units. */
            amount: number | null;
            /** @description In which currency. */
            currency: string | null;
            /** @description What was due, in major units. */
            due: number | null;
            /** @description In which currency. */
            due_currency: string | null;
            /** @description The account; null when it is gone or unknown. */
            buyer_id: number | null;
            /** @description The buyer's name; empty when unknown. */
            buyer_name: string;
            /** @description The package; empty when unknown. */
            package_name: string;
            /**
             * @description What was decided; null while it is open.
             * @enum {string|null}
             */
            decision: "grant" | "refund" | "dismiss" | null;
            /** @description Why. */
            note: string;
            /**
             * Format: date-time
             * @description When it was found.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            decided_at: string | null;
        };
        /** @description An internal note. */
        PaymentNote: {
            /** @description Number of the note. */
            id: number;
            /** @description Its writer. */
            author_name: string;
            /** @description The note. */
            text: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        /** @description A purchase with all that happened. */
        AdminPaymentDetail: {
            payment: components["schemas"]["AdminPayment"];
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paid_at: string | null;
            /** @description What can be given back, in major units. */
            refundable: number;
            /** @description Tries to pay, oldest first. */
            attempts: components["schemas"]["PaymentAttempt"][];
            /** @description What came and went, oldest first. */
            entries: components["schemas"]["PaymentEntry"][];
            /** @description Notices of gateways, oldest first. */
            events: components["schemas"]["GatewayEvent"][];
            /** @description Refunds that administrators asked for, oldest first. */
            refunds: components["schemas"]["AskedRefund"][];
            /** @description Cases, oldest first. */
            mismatches: components["schemas"]["PaymentMismatch"][];
            /** @description Receipts of a bank transfer, newest first. */
            receipts: components["schemas"]["BankReceiptFile"][];
            /** @description Internal notes, newest first. */
            notes: components["schemas"]["PaymentNote"][];
            /** @description What administrators did, newest first. */
            audit: components["schemas"]["AuditEntry"][];
        };
        /** @description What becomes of money that does not fit. */
        DecidePaymentMismatchRequest: {
            /** @description Number of the case. */
            id: number;
            /**
             * @description Grant the package all the same, give the money back, or do nothing.
             * @enum {string}
             */
            decision: "grant" | "refund" | "dismiss";
            /** @description Why; only administrators read it. */
            note: string;
        };
    };
    responses: {
        /** @description The request could not be decoded (broken encoding, undecodable body, wrong media type). */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "The request could not be read.",
                 *       "key": "malformed",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A sign-in is needed, or the token is not valid any more. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Please sign in first.",
                 *       "key": "unauthenticated",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The viewer may not do this (not the owner, demo mode, deactivated account). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "This Action is Not Allowed in Demo Mode",
                 *       "key": "demoMode",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The single thing asked for is not there, or not visible to the viewer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "This listing was not found.",
                 *       "key": "notFound",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field has a value that is not allowed; `fields` names each with its reason. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "limit must be at least 1",
                 *       "key": "invalid",
                 *       "fields": {
                 *         "limit": "must be at least 1"
                 *       },
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body, one of its files or one of its fields is larger than the operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "The request is too large.",
                 *       "key": "tooLarge",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests; try again after `Retry-After` seconds. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Too many requests, try again later",
                 *       "key": "tooMany",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A duplicate, a stale edit or a step that the present state does not allow. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Already done.",
                 *       "key": "conflict",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The viewer's package does not include this; `data` says what is missing (null for guests). */
        PackageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Your Package Limit is Over. Please Purchase Package.",
                 *       "key": "packageRefused",
                 *       "data": {
                 *         "package_available": true,
                 *         "feature_available": false,
                 *         "limit_available": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PackageFailure"];
            };
        };
        /** @description What the client holds, as `If-None-Match` says, is still right. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The viewer may not list this; `key` and `data` say what is missing. */
        ListingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "You have not completed your profile yet. Please complete first",
                 *       "key": "profileIncomplete",
                 *       "data": {
                 *         "missing": [
                 *           "mobile",
                 *           "address"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListingFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
         *     language answers for any other.
         * @example es
         */
        ContentLanguage: string;
        /** @description Page size; ten when absent. */
        Limit: number;
        /** @description Rows to pass over. */
        Offset: number;
        /** @description 0 for sale, 1 for rent. */
        PropertyType: 0 | 1;
        /** @description Words to look for; typing errors and accents are forgiven. */
        Search: string;
        /** @description Only the row with this id. */
        Id: number;
        /** @description Only the row with this slug. */
        Slug: string;
        /**
         * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
         *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
         *     for.
         */
        Latitude: number;
        /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
        Longitude: number;
        /** @description Only this category. */
        CategoryId: number;
        /** @description Only the category with this slug. */
        CategorySlug: string;
        /** @description Only this city, by its exact name (upper and lower case are the same). */
        City: string;
        /**
         * @description Further cities, by their exact names, with bars between them: listings in any of them or in `city`.
         *     `state` and `country` hold for all of them but those that name their own after semicolons, either
         *     of which may be empty: `Salem;Massachusetts;United States`; `Salem;;` is any of that name.
         * @example Kirkland|Salem;Oregon;United States
         */
        AlsoCity: string;
        /** @description Only this state or region, by its exact name. */
        State: string;
        /** @description Only this country, by its exact name. */
        Country: string;
        /** @description Lowest price, in major units, of rents that of a month (day × 30.4, quarter ÷ 3, year ÷ 12); refused when above `max_price`. No price range holds prices on request (0). */
        MinPrice: number;
        /** @description Highest price, in major units, of rents that of a month. */
        MaxPrice: number;
        /** @description 0 in the last seven days, 1 yesterday; absent is any time. */
        PostedSince: 0 | 1;
        /**
         * @description Words that listings must not hold, any of them; a phrase stands in quotation marks. At most ten
         *     count, and words are taken as they are written.
         * @example basement "busy road"
         */
        Exclude: string;
        /**
         * @description Facility ids of `get-facilities-for-filter`, separated by commas: listings that have a value for
         *     every one of them.
         * @example 3,8
         */
        ParameterIds: string;
        /** @description 1 for promoted listings only. */
        Promoted: 1;
        /** @description 1 to have those opened most often first. */
        MostViewed: 1;
        /** @description 1 to have those kept most often as a favourite first. */
        MostLiked: 1;
        /** @description 1 for premium listings only. */
        PremiumOnly: 1;
        /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
        Radius: number;
        /**
         * @description A box on the map as `south,west,north,east` in decimal degrees. West may be greater than east:
         *     the box then crosses the 180th meridian. South above north and what is off the globe are refused.
         * @example 47.2,-122.5,47.8,-121.3
         */
        Bounds: string;
        /**
         * @description Areas drawn on a map: listings in any of them. Each ring is written by the Encoded Polyline
         *     Algorithm (latitude and longitude as differences in hundred-thousandths of a degree) with the
         *     characters of base64url, `A` for 0 to `_` for 63. A full stop parts the rings of an area, its
         *     outline before its holes, and an asterisk the areas. Places are taken to the metre; one on a border
         *     belongs to that ring. Where an owner hides the exact place, the public one counts.
         *
         *     Refused: more than 20 areas, more than 1,000 corners in all, a ring of fewer than three, one that
         *     crosses or touches itself or another of its area, a hole outside its outline, what is off the globe,
         *     and a border of more than half the earth: an area across the 180th meridian is to be sent as two.
         * @example gr9hJ_nirXgz6BAAgz6B_y6BA
         */
        Area: string;
        /**
         * @description Up to three limits parted by `|`: `mode,minutes,latitude,longitude,name`, where mode is `foot`,
         *     `bicycle` or `car` and the name, of at most 80 characters, is only shown. Listings that can be
         *     reached from each place within its minutes, over the streets.
         * @example foot,15,45.5285,-122.6767,Union Station
         */
        Travel: string;
        /** @description At least this many bedrooms. */
        MinBedrooms: number;
        /** @description At least this many bathrooms. */
        MinBathrooms: number;
        /** @description Smallest living area in square metres; refused when above `max_area`. */
        MinArea: number;
        /** @description Largest living area in square metres. */
        MaxArea: number;
        /**
         * @description `rotation` of the first page, so that further pages neither repeat nor lose a row while featured
         *     listings take turns; absent, the turn of this moment.
         */
        Rotation: number;
        /**
         * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
         *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
         *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
         *     to it are brief.
         */
        Brief: 1;
        /** @description Only what this user posted; 0 is the administrator. */
        UserId: number;
        /** @description Page size; ten when absent. */
        LimitExtension: number;
        /** @description Rows to pass over. */
        OffsetExtension: number;
        /**
         * @description Decimal degrees.
         * @example 45.52
         */
        AtLatitude: number;
        /**
         * @description Decimal degrees.
         * @example -122.67
         */
        AtLongitude: number;
        /**
         * @description The limits, as `get-property-list` takes them.
         * @example foot,15,45.5285,-122.6767,Union Station
         */
        RequiredTravel: string;
        /** @description Version of the protocol. */
        TusResumable: "1.0.0";
        /**
         * @description Last part of the upload's `Location`.
         * @example 6c1f0Yt4rY2bS7Gm6c1f0Q
         */
        UploadId: string;
        /**
         * @description Of a mail about the search, or of its confirmation.
         * @example 17.6c1f0Yt4rY2bS7Gm
         */
        TokenParameter: string;
    };
    requestBodies: {
        /** @description Bytes of the file, as they are. */
        Piece: {
            content: {
                "application/offset+octet-stream": components["schemas"]["Bytes"];
            };
        };
    };
    headers: {
        /** @description Bytes that have arrived. */
        UploadOffset: number;
        /**
         * @description Version of the protocol.
         * @example 1.0.0
         */
        TusVersion: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWebSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Settings found.",
                     *       "data": {
                     *         "company_name": "Hearth",
                     *         "company_email": "hello@hearth.example",
                     *         "company_tel1": "+1 555 0100",
                     *         "currency_symbol": "$",
                     *         "selected_currency_data": {
                     *           "code": "USD",
                     *           "name": "US dollar",
                     *           "symbol": "$"
                     *         },
                     *         "number_with_suffix": "1",
                     *         "min_price": 450,
                     *         "max_price": 7700000,
                     *         "web_logo": "",
                     *         "system_color": "#1f5c4a",
                     *         "svg_clr": "1",
                     *         "about_us": "<p>Homes, told well.</p>",
                     *         "web_maintenance_mode": "0",
                     *         "seo_settings": true,
                     *         "allow_cookies": false,
                     *         "verification_required_for_user": false,
                     *         "demo_mode": false,
                     *         "default_language": "en",
                     *         "languages": [
                     *           {
                     *             "id": 1,
                     *             "code": "en",
                     *             "name": "English"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "code": "es",
                     *             "name": "Español"
                     *           }
                     *         ],
                     *         "distance_option": "km",
                     *         "min_radius_range": "0",
                     *         "max_radius_range": "100",
                     *         "features_available": {
                     *           "premium_properties": true,
                     *           "project_access": true
                     *         },
                     *         "bank_details": [],
                     *         "extensions": [
                     *           "place-suggestions",
                     *           "facet-counts",
                     *           "listing-search",
                     *           "map-clusters",
                     *           "files"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["WebSettings"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getLanguage: {
        parameters: {
            query: {
                /**
                 * @description Code of `web-settings.data.languages`.
                 * @example es
                 */
                language_code: string;
                /** @description 1 for the texts of the web; absent for those of the apps. */
                web_language_file?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Language found.",
                     *       "data": {
                     *         "id": 2,
                     *         "name": "Español",
                     *         "code": "es",
                     *         "file_name": {
                     *           "home.search": "Buscar",
                     *           "home.city": "Ciudad"
                     *         },
                     *         "status": 1,
                     *         "rtl": 0,
                     *         "created_at": "2026-03-02T09:00:00.000000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Language"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description IANA name of the browser's time zone, which the list of sign-ins tells. Anything else is ignored.
                 * @example America/Denver
                 */
                "Time-Zone"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SignInRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["SignInRequest"];
                /**
                 * @example {
                 *       "type": "3",
                 *       "email": "mira.lindqvist@example.com",
                 *       "password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in, or registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Welcome back.",
                     *       "token": "7|Jx2wQn5cVb8mTz4kLr9pHs3dFg6yAe1u",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Mira Lindqvist",
                     *         "slug_id": "mira-lindqvist",
                     *         "auth_id": "3f0c1f7e-8f0b-4b58-9a51-2f6c0d4f7a11",
                     *         "email": "mira.lindqvist@example.com",
                     *         "mobile": "+4915112345678",
                     *         "profile": "",
                     *         "address": "12 Harbour Street",
                     *         "fcm_id": null,
                     *         "logintype": "3",
                     *         "is_email_verified": 1,
                     *         "isActive": 1,
                     *         "notification": 1,
                     *         "subscription": 0,
                     *         "is_premium": 0,
                     *         "about_me": null,
                     *         "facebook_id": null,
                     *         "twiiter_id": null,
                     *         "instagram_id": null,
                     *         "youtube_id": null,
                     *         "latitude": "53.5436",
                     *         "longitude": "9.9664",
                     *         "city": "Hamburg",
                     *         "state": "Hamburg",
                     *         "country": "Germany",
                     *         "created_at": "2026-03-02T08:15:00.000000Z",
                     *         "updated_at": "2026-11-01T17:40:12.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The bearer token of this sign-in. */
                        token: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegisterRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["RegisterRequest"];
                /**
                 * @example {
                 *       "name": "Mira Lindqvist",
                 *       "email": "mira.lindqvist@example.com",
                 *       "mobile": "+4915112345678",
                 *       "password": "birch-and-slate",
                 *       "re_password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Please enter the code that we sent to your e-mail address.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Always null. */
                        data: null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    requestOtp: {
        parameters: {
            query?: {
                /** @description Telephone number with country code; needed without email. */
                number?: components["schemas"]["PhoneNumber"];
                /** @description E-mail address of an account; needed without number. */
                email?: string;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The code has been sent."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    requestOtpByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RequestOtpRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["RequestOtpRequest"];
                /**
                 * @example {
                 *       "number": "+4915112345678"
                 *     }
                 */
                "application/json": components["schemas"]["RequestOtpRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The code has been sent."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyOtp: {
        parameters: {
            query: {
                /** @description The telephone number the code was sent to; needed without email. */
                number?: components["schemas"]["PhoneNumber"];
                /** @description The e-mail address the code was sent to; needed without number. */
                email?: string;
                /** @description The six digits. */
                otp: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The code is right.",
                     *       "auth_id": "3f0c1f7e-8f0b-4b58-9a51-2f6c0d4f7a11"
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Who it is; to be sent to user_signup. */
                        auth_id: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyOtpByPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerifyOtpRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["VerifyOtpRequest"];
                /**
                 * @example {
                 *       "number": "+4915112345678",
                 *       "otp": "482915"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The code is right.",
                     *       "auth_id": "3f0c1f7e-8f0b-4b58-9a51-2f6c0d4f7a11"
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Who it is; to be sent to user_signup. */
                        auth_id: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query: {
                /** @description E-mail address of the account. */
                email: string;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "If the address has an account, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    requestPasswordResetByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PasswordResetRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordResetRequest"];
                /**
                 * @example {
                 *       "email": "mira.lindqvist@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "If the address has an account, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    beforeLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["BeforeLogoutRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["BeforeLogoutRequest"];
                /**
                 * @example {
                 *       "fcm_id": "d0n3x-8QkWm"
                 *     }
                 */
                "application/json": components["schemas"]["BeforeLogoutRequest"];
            };
        };
        responses: {
            /** @description The device gets no more push messages for this person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "This device is signed off."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangePasswordRequest"];
                /**
                 * @example {
                 *       "current_password": "birch-and-slate",
                 *       "password": "slate-and-heather",
                 *       "re_password": "slate-and-heather"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed; the profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResetPasswordRequest"];
                /**
                 * @example {
                 *       "token": "12.6c1f0Yt4rY2bS7Gm6c1f0Yt4rY2bS7Gm",
                 *       "password": "birch-and-slate",
                 *       "re_password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your new password is set. Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-ins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Sign-ins found.",
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "is_current": 1,
                     *           "device": "Firefox, Linux",
                     *           "time_zone": "America/Denver",
                     *           "country_code": "US",
                     *           "created_at": "2026-11-01T17:40:12.000000Z",
                     *           "last_used_at": "2026-11-20T09:30:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SignIn"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    endOtherSignIns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The others have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your other devices are signed out.",
                     *       "data": {
                     *         "ended": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            /** @description How many there were. */
                            ended: number;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    endSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the sign-in. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-in has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "That device is signed out."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReauthenticateRequest"];
                /**
                 * @example {
                 *       "password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["ReauthenticateRequest"];
            };
        };
        responses: {
            /** @description The sign-in in use is a recent one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Thank you. You can go on for ten minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You are signed out."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    requestContactCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContactCodeRequest"];
                /**
                 * @example {
                 *       "email": "mira@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ContactCodeRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The code has been sent."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ConfirmContactRequest"];
                /**
                 * @example {
                 *       "email": "mira@example.com",
                 *       "otp": "482915"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmContactRequest"];
            };
        };
        responses: {
            /** @description The profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    undoContactChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UndoContactRequest"];
                /**
                 * @example {
                 *       "token": "12.6c1f0Yt4rY2bS7Gm6c1f0Yt4rY2bS7Gm"
                 *     }
                 */
                "application/json": components["schemas"]["UndoContactRequest"];
            };
        };
        responses: {
            /** @description The change is undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The change is undone. Please set a new password.",
                     *       "data": {
                     *         "token": "13.6c1f0Yt4rY2bS7Gm6c1f0Yt4rY2bS7Gm"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            /** @description Sets a new password. */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your sign-ins take a code.",
                     *       "data": {
                     *         "is_on": 1,
                     *         "is_offered": 1,
                     *         "is_required": 1,
                     *         "recovery_codes_left": 9
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReauthenticateRequest"];
                /**
                 * @example {
                 *       "password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["ReauthenticateRequest"];
            };
        };
        responses: {
            /** @description What an authenticator app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Please add this to your authenticator app.",
                     *       "data": {
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/Hearth:ada%40example.org?issuer=Hearth&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SecondFactorSetup"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ConfirmSecondFactorRequest"];
                /**
                 * @example {
                 *       "code": "482915"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "From now on your sign-ins take a code.",
                     *       "data": {
                     *         "recovery_codes": [
                     *           "7k2mq-x9d4t",
                     *           "0c8vf-r5jwa",
                     *           "b3nhz-61yep",
                     *           "qw47t-k0s8g",
                     *           "m5r2d-zc9xj",
                     *           "8fhv1-tn36b",
                     *           "y4pae-7gwk2",
                     *           "90qsm-d5xrc",
                     *           "j6z3t-hv81n",
                     *           "ekb7y-2f4gp"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReauthenticateRequest"];
                /**
                 * @example {
                 *       "password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["ReauthenticateRequest"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your sign-ins take no code any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReauthenticateRequest"];
                /**
                 * @example {
                 *       "password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["ReauthenticateRequest"];
            };
        };
        responses: {
            /** @description The new ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your new recovery codes.",
                     *       "data": {
                     *         "recovery_codes": [
                     *           "7k2mq-x9d4t",
                     *           "0c8vf-r5jwa",
                     *           "b3nhz-61yep",
                     *           "qw47t-k0s8g",
                     *           "m5r2d-zc9xj",
                     *           "8fhv1-tn36b",
                     *           "y4pae-7gwk2",
                     *           "90qsm-d5xrc",
                     *           "j6z3t-hv81n",
                     *           "ekb7y-2f4gp"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    answerSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
                /**
                 * @description IANA name of the browser's time zone, which the list of sign-ins tells. Anything else is ignored.
                 * @example America/Denver
                 */
                "Time-Zone"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerSecondFactorRequest"];
                /**
                 * @example {
                 *       "challenge": "12.6c1f0Yt4rY2bS7Gm6c1f0Yt4rY2bS7Gm",
                 *       "code": "482915"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The bearer token of this sign-in. */
                        token: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Kept messages found.",
                     *       "data": [
                     *         {
                     *           "id": "mail-3",
                     *           "kind": "mail",
                     *           "to": "mira.lindqvist@example.com",
                     *           "subject": "482915 is your code",
                     *           "text": "482915 is your code\n\nIt is good for 10 minutes.",
                     *           "created_at": "2026-11-20T09:30:00.000000Z",
                     *           "attachments": [
                     *             {
                     *               "name": "receipt-2026-000001.pdf",
                     *               "bytes": 21480,
                     *               "url": "https://hearth.example/api/ext/account/outbox/3/attachments/0"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["KeptMessage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
        };
    };
    getOutboxAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the mail. */
                id: number;
                /** @description Place among the mail's files, from 0. */
                position: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your profile is saved.",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Mira Lindqvist",
                     *         "slug_id": "mira-lindqvist",
                     *         "auth_id": "3f0c1f7e-8f0b-4b58-9a51-2f6c0d4f7a11",
                     *         "email": "mira.lindqvist@example.com",
                     *         "mobile": "+4915112345678",
                     *         "profile": "https://hearth.example/api/ext/files/images/2c9a51-mira.jpg",
                     *         "address": "12 Harbour Street",
                     *         "fcm_id": null,
                     *         "logintype": "3",
                     *         "is_email_verified": 1,
                     *         "isActive": 1,
                     *         "notification": 1,
                     *         "subscription": 0,
                     *         "is_premium": 0,
                     *         "about_me": "Looking for a light flat near the water.",
                     *         "facebook_id": null,
                     *         "twiiter_id": null,
                     *         "instagram_id": "https://www.instagram.com/mira.example",
                     *         "youtube_id": null,
                     *         "latitude": "53.5436",
                     *         "longitude": "9.9664",
                     *         "city": "Hamburg",
                     *         "state": "Hamburg",
                     *         "country": "Germany",
                     *         "created_at": "2026-03-02T08:15:00.000000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["DeleteUserRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DeleteUserRequest"];
                /**
                 * @example {
                 *       "userid": 5
                 *     }
                 */
                "application/json": components["schemas"]["DeleteUserRequest"];
            };
        };
        responses: {
            /** @description The account is gone, and its tokens with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your account is deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getFeedPreferences: {
        parameters: {
            query?: {
                /** @description Has no effect here. */
                category_ids?: string;
                /** @description Has no effect here. */
                outdoor_facilitiy_ids?: string;
                /** @description Has no effect here. */
                price_range?: string;
                /** @description Has no effect here. */
                property_type?: string;
                /** @description Has no effect here. */
                city?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your preferences.",
                     *       "data": {
                     *         "user_id": 5,
                     *         "category_ids": [
                     *           "1",
                     *           "2"
                     *         ],
                     *         "price_range": [
                     *           "200000",
                     *           "450000"
                     *         ],
                     *         "property_type": [
                     *           "0"
                     *         ],
                     *         "outdoor_facilitiy_ids": [
                     *           "3",
                     *           "4"
                     *         ],
                     *         "city": "Hamburg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The preferences, or null while there are none. */
                        data: components["schemas"]["FeedPreferences"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    saveFeedPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SaveFeedPreferencesRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["SaveFeedPreferencesRequest"];
                /**
                 * @example {
                 *       "category_ids": "1,2",
                 *       "outdoor_facilitiy_ids": "3,4",
                 *       "price_range": "200000,450000",
                 *       "property_type": "0",
                 *       "city": "Hamburg"
                 *     }
                 */
                "application/json": components["schemas"]["SaveFeedPreferencesRequest"];
            };
        };
        responses: {
            /** @description The preferences as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your preferences are saved.",
                     *       "data": {
                     *         "user_id": 5,
                     *         "category_ids": [
                     *           "1",
                     *           "2"
                     *         ],
                     *         "price_range": [
                     *           "200000",
                     *           "450000"
                     *         ],
                     *         "property_type": [
                     *           "0"
                     *         ],
                     *         "outdoor_facilitiy_ids": [
                     *           "3",
                     *           "4"
                     *         ],
                     *         "city": "Hamburg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FeedPreferences"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteFeedPreferences: {
        parameters: {
            query?: {
                /** @description Has no effect here. */
                category_ids?: string;
                /** @description Has no effect here. */
                outdoor_facilitiy_ids?: string;
                /** @description Has no effect here. */
                price_range?: string;
                /** @description Has no effect here. */
                property_type?: string;
                /** @description Has no effect here. */
                city?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no preferences any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your preferences are removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getUserRecommendations: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description 0 for sale, 1 for rent. */
                property_type?: components["parameters"]["PropertyType"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommended properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Properties for you.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "title": "Light flat by the harbour",
                     *           "description": "Three rooms under a saw-tooth roof, with a balcony over the water.",
                     *           "price": 385000,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Apartment",
                     *             "image": "https://hearth.example/api/ext/files/images/a11f02-apartment.svg",
                     *             "slug_id": "apartment",
                     *             "parameter_types": [
                     *               {
                     *                 "id": 1,
                     *                 "name": "Bedrooms",
                     *                 "type_of_parameter": "number",
                     *                 "type_values": null,
                     *                 "image": "",
                     *                 "is_required": 1
                     *               }
                     *             ]
                     *           },
                     *           "address": "8 Saltworks Quay",
                     *           "client_address": null,
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "country": "Germany",
                     *           "latitude": "53.5436",
                     *           "longitude": "9.9664",
                     *           "property_type": "sell",
                     *           "rentduration": null,
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "title_image_width": 1920,
                     *           "title_image_height": 1280,
                     *           "three_d_image": "",
                     *           "gallery": [],
                     *           "documents": [],
                     *           "video_link": null,
                     *           "post_created": "2 days ago",
                     *           "post_created_iso": "2026-11-18T09:30:00.000000Z",
                     *           "total_view": 132,
                     *           "status": 1,
                     *           "request_status": "approved",
                     *           "added_by": 12,
                     *           "customer_id": 12,
                     *           "customer_name": "Jonas Weber",
                     *           "customer_slug_id": "jonas-weber",
                     *           "email": "jonas.weber@example.com",
                     *           "mobile": "+4940123456",
                     *           "profile": "",
                     *           "is_premium": false,
                     *           "is_verified": true,
                     *           "promoted": false,
                     *           "assign_facilities": [
                     *             {
                     *               "id": 90,
                     *               "property_id": 41,
                     *               "facility_id": 3,
                     *               "distance": 0.4,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-11-18T09:30:00.000000Z",
                     *               "updated_at": "2026-11-18T09:30:00.000000Z"
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {
                     *               "id": 1,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "",
                     *               "is_required": 1,
                     *               "value": "2"
                     *             }
                     *           ],
                     *           "favourite_users": [
                     *             5
                     *           ],
                     *           "total_favourite_users": 1,
                     *           "interested_users": [],
                     *           "total_interested_users": 0,
                     *           "is_favourite": 1,
                     *           "is_interested": 0,
                     *           "is_reported": false,
                     *           "is_interest_available": true,
                     *           "is_report_available": true,
                     *           "inquiry": false,
                     *           "is_blocked_by_me": false,
                     *           "is_blocked_by_user": false,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null,
                     *           "why": [
                     *             "category",
                     *             "price",
                     *             "offer",
                     *             "facilities",
                     *             "city"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["RecommendedProperty"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCategories: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description Words to look for; typing errors and accents are forgiven. */
                search?: components["parameters"]["Search"];
                /** @description True for categories with publicly visible listings only. */
                has_property?: boolean;
                /** @description Only the row with this id. */
                id?: components["parameters"]["Id"];
                /** @description Only the row with this slug. */
                slug_id?: components["parameters"]["Slug"];
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Categories found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "category": "House",
                     *           "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *           "slug_id": "house",
                     *           "parameter_types": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1
                     *             },
                     *             {
                     *               "id": 8,
                     *               "name": "Features",
                     *               "type_of_parameter": "checkbox",
                     *               "type_values": [
                     *                 "Balcony",
                     *                 "Garden",
                     *                 "Garage"
                     *               ],
                     *               "image": "",
                     *               "is_required": 0
                     *             }
                     *           ],
                     *           "meta_title": "Houses",
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null,
                     *           "properties_count": 412
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getFacilities: {
        parameters: {
            query?: {
                /** @description Only the row with this id. */
                id?: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The near-by places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Near-by places found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 4,
                     *           "name": "School",
                     *           "image": "",
                     *           "created_at": "2026-03-02T09:00:00.000000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["OutdoorFacility"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getFacilitiesForFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Facilities found.",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "name": "Bedrooms",
                     *           "type_of_parameter": "number",
                     *           "type_values": null,
                     *           "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *           "is_required": 1
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "Features",
                     *           "type_of_parameter": "checkbox",
                     *           "type_values": [
                     *             "Balcony",
                     *             "Garden",
                     *             "Garage"
                     *           ],
                     *           "image": "",
                     *           "is_required": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Parameter"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    getPropertyList: {
        parameters: {
            query?: {
                /** @description 0 for sale, 1 for rent. */
                property_type?: components["parameters"]["PropertyType"];
                /** @description Only this category. */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only the category with this slug. */
                category_slug_id?: components["parameters"]["CategorySlug"];
                /** @description Only this city, by its exact name (upper and lower case are the same). */
                city?: components["parameters"]["City"];
                /**
                 * @description Further cities, by their exact names, with bars between them: listings in any of them or in `city`.
                 *     `state` and `country` hold for all of them but those that name their own after semicolons, either
                 *     of which may be empty: `Salem;Massachusetts;United States`; `Salem;;` is any of that name.
                 * @example Kirkland|Salem;Oregon;United States
                 */
                also_city?: components["parameters"]["AlsoCity"];
                /** @description Only this state or region, by its exact name. */
                state?: components["parameters"]["State"];
                /** @description Only this country, by its exact name. */
                country?: components["parameters"]["Country"];
                /** @description Lowest price, in major units, of rents that of a month (day × 30.4, quarter ÷ 3, year ÷ 12); refused when above `max_price`. No price range holds prices on request (0). */
                min_price?: components["parameters"]["MinPrice"];
                /** @description Highest price, in major units, of rents that of a month. */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description 0 in the last seven days, 1 yesterday; absent is any time. */
                posted_since?: components["parameters"]["PostedSince"];
                /** @description Words to look for; typing errors and accents are forgiven. */
                search?: components["parameters"]["Search"];
                /**
                 * @description Words that listings must not hold, any of them; a phrase stands in quotation marks. At most ten
                 *     count, and words are taken as they are written.
                 * @example basement "busy road"
                 */
                exclude?: components["parameters"]["Exclude"];
                /**
                 * @description Facility ids of `get-facilities-for-filter`, separated by commas: listings that have a value for
                 *     every one of them.
                 * @example 3,8
                 */
                parameter_id?: components["parameters"]["ParameterIds"];
                /** @description 1 for promoted listings only. */
                promoted?: components["parameters"]["Promoted"];
                /** @description 1 to have those opened most often first. */
                most_viewed?: components["parameters"]["MostViewed"];
                /** @description 1 to have those kept most often as a favourite first. */
                most_liked?: components["parameters"]["MostLiked"];
                /** @description 1 for premium listings only. */
                get_all_premium_properties?: components["parameters"]["PremiumOnly"];
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description The order, which counts before `most_viewed` and `most_liked`. `nearest` is refused without a
                 *     position.
                 */
                sort?: "newest" | "price_asc" | "price_desc" | "most_viewed" | "most_liked" | "nearest";
                /**
                 * @description A box on the map as `south,west,north,east` in decimal degrees. West may be greater than east:
                 *     the box then crosses the 180th meridian. South above north and what is off the globe are refused.
                 * @example 47.2,-122.5,47.8,-121.3
                 */
                bounds?: components["parameters"]["Bounds"];
                /**
                 * @description Areas drawn on a map: listings in any of them. Each ring is written by the Encoded Polyline
                 *     Algorithm (latitude and longitude as differences in hundred-thousandths of a degree) with the
                 *     characters of base64url, `A` for 0 to `_` for 63. A full stop parts the rings of an area, its
                 *     outline before its holes, and an asterisk the areas. Places are taken to the metre; one on a border
                 *     belongs to that ring. Where an owner hides the exact place, the public one counts.
                 *
                 *     Refused: more than 20 areas, more than 1,000 corners in all, a ring of fewer than three, one that
                 *     crosses or touches itself or another of its area, a hole outside its outline, what is off the globe,
                 *     and a border of more than half the earth: an area across the 180th meridian is to be sent as two.
                 * @example gr9hJ_nirXgz6BAAgz6B_y6BA
                 */
                area?: components["parameters"]["Area"];
                /**
                 * @description Up to three limits parted by `|`: `mode,minutes,latitude,longitude,name`, where mode is `foot`,
                 *     `bicycle` or `car` and the name, of at most 80 characters, is only shown. Listings that can be
                 *     reached from each place within its minutes, over the streets.
                 * @example foot,15,45.5285,-122.6767,Union Station
                 */
                travel?: components["parameters"]["Travel"];
                /** @description At least this many bedrooms. */
                min_bedrooms?: components["parameters"]["MinBedrooms"];
                /** @description At least this many bathrooms. */
                min_bathrooms?: components["parameters"]["MinBathrooms"];
                /** @description Smallest living area in square metres; refused when above `max_area`. */
                min_area?: components["parameters"]["MinArea"];
                /** @description Largest living area in square metres. */
                max_area?: components["parameters"]["MaxArea"];
                /**
                 * @description `rotation` of the first page, so that further pages neither repeat nor lose a row while featured
                 *     listings take turns; absent, the turn of this moment.
                 */
                rotation?: components["parameters"]["Rotation"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Listings found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "slug_id": "house-by-the-lake",
                     *           "title_image": "https://hearth.example/api/ext/files/images/1a2b3c4d-house.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "title_image_width": 1920,
                     *           "title_image_height": 1280,
                     *           "category_id": 2,
                     *           "title": "House by the lake",
                     *           "price": 845000,
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "rentduration": null,
                     *           "added_by": 5,
                     *           "is_premium": false,
                     *           "latitude": "47.676900",
                     *           "longitude": "-122.206000",
                     *           "total_click": 341,
                     *           "favourite_count": 2,
                     *           "category": {
                     *             "id": 2,
                     *             "category": "House",
                     *             "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *             "slug_id": "house"
                     *           },
                     *           "promoted": false,
                     *           "property_type": "sell",
                     *           "assign_facilities": [
                     *             {
                     *               "id": 301,
                     *               "property_id": 17,
                     *               "facility_id": 4,
                     *               "distance": 0.8,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-05-04T08:30:00.000000Z",
                     *               "updated_at": "2026-05-04T08:30:00.000000Z"
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1,
                     *               "value": "3"
                     *             }
                     *           ],
                     *           "gallery": [
                     *             {
                     *               "id": 51,
                     *               "image": "7c9e21d0-kitchen.jpg",
                     *               "image_url": "https://hearth.example/api/ext/files/images/7c9e21d0-kitchen.jpg",
                     *               "width": 1920,
                     *               "height": 1280,
                     *               "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
                     *             }
                     *           ],
                     *           "documents": [],
                     *           "is_favourite": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        rotation?: components["schemas"]["Rotation"];
                        data: components["schemas"]["PropertyListCard"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getProperty: {
        parameters: {
            query?: {
                /** @description The listing with this id. */
                id?: number;
                /** @description The listing with this slug, present or former. */
                slug_id?: string;
                /** @description Only what this user posted; 0 is the administrator. */
                userid?: components["parameters"]["UserId"];
                /** @description Only this category. */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only the category with this slug. */
                category_slug_id?: components["parameters"]["CategorySlug"];
                /** @description 0 for sale, 1 for rent. */
                property_type?: components["parameters"]["PropertyType"];
                /** @description Only this city, by its exact name (upper and lower case are the same). */
                city?: components["parameters"]["City"];
                /** @description Only this state or region, by its exact name. */
                state?: components["parameters"]["State"];
                /** @description Only this country, by its exact name. */
                country?: components["parameters"]["Country"];
                /** @description Lowest price in major units, of rents that of a month; only counts together with `max_price`. */
                min_price?: number;
                /** @description Highest price in major units, of rents that of a month; only counts together with `min_price`. */
                max_price?: number;
                /** @description 1 for listings of yesterday; 0 has no effect here. */
                posted_since?: 0 | 1;
                /** @description Words in title, address or category; typing errors and accents are forgiven. */
                search?: string;
                /**
                 * @description Facility ids of `get-facilities-for-filter`, separated by commas: listings that have a value for
                 *     every one of them.
                 * @example 3,8
                 */
                parameter_id?: components["parameters"]["ParameterIds"];
                /** @description 1 for promoted listings only. */
                promoted?: components["parameters"]["Promoted"];
                /** @description 1 to have those opened most often first. */
                top_rated?: 1;
                /** @description 1 to have those kept most often as a favourite first. */
                most_liked?: components["parameters"]["MostLiked"];
                /** @description 1 for the viewer's own promoted listings; empty for guests. */
                users_promoted?: 1;
                /** @description Has no effect; `similar_properties` come with every listing that is asked for by itself. */
                get_simiilar?: 1;
                /** @description Id of the viewer. Has no effect; the token decides. */
                current_user?: number;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description 1 for whoever has the page of the listing open already; that is not counted as another view. */
                again?: 1;
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing, or one page of listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Listing found.",
                     *       "similar_properties": [],
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "slug_id": "house-by-the-lake",
                     *           "title": "House by the lake",
                     *           "description": "Three bedrooms, a garden and its own jetty.",
                     *           "price": 845000,
                     *           "category": {
                     *             "id": 2,
                     *             "category": "House",
                     *             "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *             "slug_id": "house",
                     *             "parameter_types": [
                     *               {
                     *                 "id": 3,
                     *                 "name": "Bedrooms",
                     *                 "type_of_parameter": "number",
                     *                 "type_values": null,
                     *                 "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *                 "is_required": 1
                     *               },
                     *               {
                     *                 "id": 8,
                     *                 "name": "Features",
                     *                 "type_of_parameter": "checkbox",
                     *                 "type_values": [
                     *                   "Balcony",
                     *                   "Garden",
                     *                   "Garage"
                     *                 ],
                     *                 "image": "",
                     *                 "is_required": 0
                     *               }
                     *             ]
                     *           },
                     *           "address": "12 Shore Road, Kirkland",
                     *           "client_address": null,
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "latitude": "47.676900",
                     *           "longitude": "-122.206000",
                     *           "property_type": "sell",
                     *           "rentduration": null,
                     *           "title_image": "https://hearth.example/api/ext/files/images/1a2b3c4d-house.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "title_image_width": 1920,
                     *           "title_image_height": 1280,
                     *           "three_d_image": "",
                     *           "gallery": [
                     *             {
                     *               "id": 51,
                     *               "image": "7c9e21d0-kitchen.jpg",
                     *               "image_url": "https://hearth.example/api/ext/files/images/7c9e21d0-kitchen.jpg",
                     *               "width": 1920,
                     *               "height": 1280,
                     *               "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
                     *             }
                     *           ],
                     *           "documents": [
                     *             {
                     *               "id": 9,
                     *               "property_id": 17,
                     *               "type": "pdf",
                     *               "file_name": "3fa0c114-energy-report.pdf",
                     *               "file": "https://hearth.example/api/ext/files/3fa0c114-energy-report.pdf"
                     *             }
                     *           ],
                     *           "video_link": null,
                     *           "post_created": "2 days ago",
                     *           "post_created_iso": "2026-05-04T08:30:00.000000Z",
                     *           "total_view": 341,
                     *           "status": 1,
                     *           "request_status": "approved",
                     *           "added_by": 5,
                     *           "customer_id": 5,
                     *           "customer_name": "Ada Brandt",
                     *           "customer_slug_id": "ada-brandt",
                     *           "email": "ada@hearth.example",
                     *           "mobile": "+15035550123",
                     *           "profile": "https://hearth.example/api/ext/files/images/aa10f0c2-ada.jpg",
                     *           "is_premium": false,
                     *           "is_verified": true,
                     *           "promoted": false,
                     *           "assign_facilities": [
                     *             {
                     *               "id": 301,
                     *               "property_id": 17,
                     *               "facility_id": 4,
                     *               "distance": 0.8,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-05-04T08:30:00.000000Z",
                     *               "updated_at": "2026-05-04T08:30:00.000000Z"
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1,
                     *               "value": "3"
                     *             },
                     *             {
                     *               "id": 8,
                     *               "name": "Features",
                     *               "type_of_parameter": "checkbox",
                     *               "type_values": [
                     *                 "Balcony",
                     *                 "Garden",
                     *                 "Garage"
                     *               ],
                     *               "image": "",
                     *               "is_required": 0,
                     *               "value": [
                     *                 "Garden",
                     *                 "Garage"
                     *               ]
                     *             }
                     *           ],
                     *           "favourite_users": [
                     *             8,
                     *             13
                     *           ],
                     *           "total_favourite_users": 2,
                     *           "interested_users": [],
                     *           "total_interested_users": 0,
                     *           "is_favourite": 0,
                     *           "is_interested": 0,
                     *           "is_reported": false,
                     *           "is_interest_available": true,
                     *           "is_report_available": true,
                     *           "inquiry": false,
                     *           "is_blocked_by_me": false,
                     *           "is_blocked_by_user": false,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Up to ten others like it, newest first; empty in lists. */
                        similar_properties: components["schemas"]["PropertyDetail"][];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["PropertyDetail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PackageRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getNearbyProperties: {
        parameters: {
            query?: {
                /** @description Part of the name of the city. */
                city?: string;
                /** @description Part of the name of the state or region. */
                state?: string;
                /** @description 0 for sale, 1 for rent. */
                type?: 0 | 1;
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
                radius?: components["parameters"]["Radius"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["LimitExtension"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["OffsetExtension"];
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings, without a total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Listings found.",
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "slug_id": "house-by-the-lake",
                     *           "category_id": 2,
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "price": 845000,
                     *           "propery_type": "sell",
                     *           "property_type": "sell",
                     *           "title": "House by the lake",
                     *           "title_image": "https://hearth.example/api/ext/files/images/1a2b3c4d-house.jpg",
                     *           "is_premium": false,
                     *           "address": "12 Shore Road, Kirkland",
                     *           "rentduration": null,
                     *           "latitude": "47.676900",
                     *           "longitude": "-122.206000",
                     *           "category": {
                     *             "id": 2,
                     *             "category": "House",
                     *             "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *             "slug_id": "house"
                     *           },
                     *           "promoted": false,
                     *           "parameters": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1,
                     *               "value": "3"
                     *             }
                     *           ],
                     *           "gallery": [
                     *             {
                     *               "id": 51,
                     *               "image": "7c9e21d0-kitchen.jpg",
                     *               "image_url": "https://hearth.example/api/ext/files/images/7c9e21d0-kitchen.jpg",
                     *               "width": 1920,
                     *               "height": 1280,
                     *               "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
                     *             }
                     *           ],
                     *           "documents": [],
                     *           "is_favourite": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PropertyListItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getSimilarProperties: {
        parameters: {
            query: {
                /** @description The listing that the others should be like. */
                property_id: number;
                /** @description Words to look for; typing errors and accents are forgiven. */
                search?: components["parameters"]["Search"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of listings, without a total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Listings found.",
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "slug_id": "house-by-the-lake",
                     *           "category_id": 2,
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "price": 845000,
                     *           "propery_type": "sell",
                     *           "property_type": "sell",
                     *           "title": "House by the lake",
                     *           "title_image": "https://hearth.example/api/ext/files/images/1a2b3c4d-house.jpg",
                     *           "is_premium": false,
                     *           "address": "12 Shore Road, Kirkland",
                     *           "rentduration": null,
                     *           "latitude": "47.676900",
                     *           "longitude": "-122.206000",
                     *           "category": {
                     *             "id": 2,
                     *             "category": "House",
                     *             "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *             "slug_id": "house"
                     *           },
                     *           "promoted": false,
                     *           "parameters": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1,
                     *               "value": "3"
                     *             }
                     *           ],
                     *           "gallery": [
                     *             {
                     *               "id": 51,
                     *               "image": "7c9e21d0-kitchen.jpg",
                     *               "image_url": "https://hearth.example/api/ext/files/images/7c9e21d0-kitchen.jpg",
                     *               "width": 1920,
                     *               "height": 1280,
                     *               "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
                     *             }
                     *           ],
                     *           "documents": [],
                     *           "is_favourite": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PropertyListItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    compareProperties: {
        parameters: {
            query: {
                /** @description The listing on one side. */
                source_property_id: number;
                /** @description The listing on the other side. */
                target_property_id: number;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Listings found.",
                     *       "data": {
                     *         "source_property": {
                     *           "id": 17,
                     *           "slug_id": "house-by-the-lake",
                     *           "title": "House by the lake",
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "is_premium": 0,
                     *           "title_image": "https://hearth.example/api/ext/files/images/1a2b3c4d-house.jpg",
                     *           "address": "12 Shore Road, Kirkland",
                     *           "created_at": "2026-05-04T08:30:00.000000Z",
                     *           "price": 845000,
                     *           "rentduration": null,
                     *           "property_type": "sell",
                     *           "total_likes": 2,
                     *           "total_views": 341,
                     *           "facilities": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1,
                     *               "value": "3"
                     *             },
                     *             {
                     *               "id": 8,
                     *               "name": "Features",
                     *               "type_of_parameter": "checkbox",
                     *               "type_values": [
                     *                 "Balcony",
                     *                 "Garden",
                     *                 "Garage"
                     *               ],
                     *               "image": "",
                     *               "is_required": 0,
                     *               "value": [
                     *                 "Garden",
                     *                 "Garage"
                     *               ]
                     *             }
                     *           ],
                     *           "near_by_places": [
                     *             {
                     *               "id": 301,
                     *               "property_id": 17,
                     *               "facility_id": 4,
                     *               "distance": 0.8,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-05-04T08:30:00.000000Z",
                     *               "updated_at": "2026-05-04T08:30:00.000000Z"
                     *             }
                     *           ]
                     *         },
                     *         "target_property": {
                     *           "id": 23,
                     *           "slug_id": "brick-house",
                     *           "title": "Brick house with orchard",
                     *           "city": "Bellevue",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "is_premium": 0,
                     *           "title_image": "",
                     *           "address": "4 Orchard Lane, Bellevue",
                     *           "created_at": "2026-04-28T15:12:00.000000Z",
                     *           "price": 790000,
                     *           "rentduration": null,
                     *           "property_type": "sell",
                     *           "total_likes": 0,
                     *           "total_views": 58,
                     *           "facilities": [
                     *             {
                     *               "id": 3,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "https://hearth.example/api/ext/files/images/91d2ab30-bed.png",
                     *               "is_required": 1,
                     *               "value": "3"
                     *             }
                     *           ],
                     *           "near_by_places": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            source_property: components["schemas"]["CompareSide"];
                            target_property: components["schemas"]["CompareSide"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PackageRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getReportReasons: {
        parameters: {
            query?: {
                /** @description Only the row with this id. */
                id?: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Reasons found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "reason": "The price is wrong",
                     *           "created_at": "2026-03-02T09:00:00.000000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["ReportReason"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getPropertyCards: {
        parameters: {
            query?: {
                /**
                 * @description Up to a hundred ids, separated by commas.
                 * @example 17,23
                 */
                ids?: string;
                /** @description Slug of one listing, present or former; ignored beside `ids`. */
                slug_id?: string;
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings that are there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "No listings found.",
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PropertyListCard"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getPropertyFacets: {
        parameters: {
            query?: {
                /** @description 0 for sale, 1 for rent. */
                property_type?: components["parameters"]["PropertyType"];
                /** @description Only this category. */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only the category with this slug. */
                category_slug_id?: components["parameters"]["CategorySlug"];
                /** @description Only this city, by its exact name (upper and lower case are the same). */
                city?: components["parameters"]["City"];
                /**
                 * @description Further cities, by their exact names, with bars between them: listings in any of them or in `city`.
                 *     `state` and `country` hold for all of them but those that name their own after semicolons, either
                 *     of which may be empty: `Salem;Massachusetts;United States`; `Salem;;` is any of that name.
                 * @example Kirkland|Salem;Oregon;United States
                 */
                also_city?: components["parameters"]["AlsoCity"];
                /** @description Only this state or region, by its exact name. */
                state?: components["parameters"]["State"];
                /** @description Only this country, by its exact name. */
                country?: components["parameters"]["Country"];
                /** @description Lowest price, in major units, of rents that of a month (day × 30.4, quarter ÷ 3, year ÷ 12); refused when above `max_price`. No price range holds prices on request (0). */
                min_price?: components["parameters"]["MinPrice"];
                /** @description Highest price, in major units, of rents that of a month. */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description 0 in the last seven days, 1 yesterday; absent is any time. */
                posted_since?: components["parameters"]["PostedSince"];
                /** @description Words to look for; typing errors and accents are forgiven. */
                search?: components["parameters"]["Search"];
                /**
                 * @description Words that listings must not hold, any of them; a phrase stands in quotation marks. At most ten
                 *     count, and words are taken as they are written.
                 * @example basement "busy road"
                 */
                exclude?: components["parameters"]["Exclude"];
                /**
                 * @description Facility ids of `get-facilities-for-filter`, separated by commas: listings that have a value for
                 *     every one of them.
                 * @example 3,8
                 */
                parameter_id?: components["parameters"]["ParameterIds"];
                /** @description 1 for promoted listings only. */
                promoted?: components["parameters"]["Promoted"];
                /** @description 1 for premium listings only. */
                get_all_premium_properties?: components["parameters"]["PremiumOnly"];
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description A box on the map as `south,west,north,east` in decimal degrees. West may be greater than east:
                 *     the box then crosses the 180th meridian. South above north and what is off the globe are refused.
                 * @example 47.2,-122.5,47.8,-121.3
                 */
                bounds?: components["parameters"]["Bounds"];
                /**
                 * @description Areas drawn on a map: listings in any of them. Each ring is written by the Encoded Polyline
                 *     Algorithm (latitude and longitude as differences in hundred-thousandths of a degree) with the
                 *     characters of base64url, `A` for 0 to `_` for 63. A full stop parts the rings of an area, its
                 *     outline before its holes, and an asterisk the areas. Places are taken to the metre; one on a border
                 *     belongs to that ring. Where an owner hides the exact place, the public one counts.
                 *
                 *     Refused: more than 20 areas, more than 1,000 corners in all, a ring of fewer than three, one that
                 *     crosses or touches itself or another of its area, a hole outside its outline, what is off the globe,
                 *     and a border of more than half the earth: an area across the 180th meridian is to be sent as two.
                 * @example gr9hJ_nirXgz6BAAgz6B_y6BA
                 */
                area?: components["parameters"]["Area"];
                /**
                 * @description Up to three limits parted by `|`: `mode,minutes,latitude,longitude,name`, where mode is `foot`,
                 *     `bicycle` or `car` and the name, of at most 80 characters, is only shown. Listings that can be
                 *     reached from each place within its minutes, over the streets.
                 * @example foot,15,45.5285,-122.6767,Union Station
                 */
                travel?: components["parameters"]["Travel"];
                /** @description At least this many bedrooms. */
                min_bedrooms?: components["parameters"]["MinBedrooms"];
                /** @description At least this many bathrooms. */
                min_bathrooms?: components["parameters"]["MinBathrooms"];
                /** @description Smallest living area in square metres; refused when above `max_area`. */
                min_area?: components["parameters"]["MinArea"];
                /** @description Largest living area in square metres. */
                max_area?: components["parameters"]["MaxArea"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Counts found.",
                     *       "data": {
                     *         "total": 57,
                     *         "total_is_estimate": false,
                     *         "property_types": [
                     *           {
                     *             "value": 0,
                     *             "count": 41
                     *           },
                     *           {
                     *             "value": 1,
                     *             "count": 16
                     *           }
                     *         ],
                     *         "categories": [
                     *           {
                     *             "id": 2,
                     *             "category": "House",
                     *             "slug_id": "house",
                     *             "count": 38
                     *           },
                     *           {
                     *             "id": 1,
                     *             "category": "Flat",
                     *             "slug_id": "flat",
                     *             "count": 19
                     *           }
                     *         ],
                     *         "cities": [
                     *           {
                     *             "city": "Kirkland",
                     *             "state": "Washington",
                     *             "country": "United States",
                     *             "count": 57
                     *           }
                     *         ],
                     *         "bedrooms": [
                     *           {
                     *             "value": 2,
                     *             "count": 21
                     *           },
                     *           {
                     *             "value": 3,
                     *             "count": 36
                     *           }
                     *         ],
                     *         "price": {
                     *           "min": 310000,
                     *           "max": 1250000,
                     *           "histogram": [
                     *             {
                     *               "from": 310000,
                     *               "to": 780000,
                     *               "count": 44
                     *             },
                     *             {
                     *               "from": 780000,
                     *               "to": 1250000,
                     *               "count": 13
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PropertyFacets"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getMapClusters: {
        parameters: {
            query: {
                /**
                 * @description What the map shows, as `south,west,north,east` in decimal degrees. West may be greater than
                 *     east: the box then crosses the 180th meridian. South above north and what is off the globe
                 *     are refused.
                 * @example 47.2,-122.5,47.8,-121.3
                 */
                bounds: string;
                /**
                 * @description How far the map is zoomed in, where 0 shows the earth 512 pixels wide and each step doubles
                 *     that.
                 *     Where `bounds` would then be wider or higher than 8,192 pixels, the clusters are those of the
                 *     zoom at which it is not.
                 * @example 9.5
                 */
                zoom: number;
                /** @description 0 for sale, 1 for rent. */
                property_type?: components["parameters"]["PropertyType"];
                /** @description Only this category. */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only the category with this slug. */
                category_slug_id?: components["parameters"]["CategorySlug"];
                /** @description Only this city, by its exact name (upper and lower case are the same). */
                city?: components["parameters"]["City"];
                /**
                 * @description Further cities, by their exact names, with bars between them: listings in any of them or in `city`.
                 *     `state` and `country` hold for all of them but those that name their own after semicolons, either
                 *     of which may be empty: `Salem;Massachusetts;United States`; `Salem;;` is any of that name.
                 * @example Kirkland|Salem;Oregon;United States
                 */
                also_city?: components["parameters"]["AlsoCity"];
                /** @description Only this state or region, by its exact name. */
                state?: components["parameters"]["State"];
                /** @description Only this country, by its exact name. */
                country?: components["parameters"]["Country"];
                /** @description Lowest price, in major units, of rents that of a month (day × 30.4, quarter ÷ 3, year ÷ 12); refused when above `max_price`. No price range holds prices on request (0). */
                min_price?: components["parameters"]["MinPrice"];
                /** @description Highest price, in major units, of rents that of a month. */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description 0 in the last seven days, 1 yesterday; absent is any time. */
                posted_since?: components["parameters"]["PostedSince"];
                /** @description Words to look for; typing errors and accents are forgiven. */
                search?: components["parameters"]["Search"];
                /**
                 * @description Words that listings must not hold, any of them; a phrase stands in quotation marks. At most ten
                 *     count, and words are taken as they are written.
                 * @example basement "busy road"
                 */
                exclude?: components["parameters"]["Exclude"];
                /**
                 * @description Facility ids of `get-facilities-for-filter`, separated by commas: listings that have a value for
                 *     every one of them.
                 * @example 3,8
                 */
                parameter_id?: components["parameters"]["ParameterIds"];
                /** @description 1 for promoted listings only. */
                promoted?: components["parameters"]["Promoted"];
                /** @description 1 for premium listings only. */
                get_all_premium_properties?: components["parameters"]["PremiumOnly"];
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Areas drawn on a map: listings in any of them. Each ring is written by the Encoded Polyline
                 *     Algorithm (latitude and longitude as differences in hundred-thousandths of a degree) with the
                 *     characters of base64url, `A` for 0 to `_` for 63. A full stop parts the rings of an area, its
                 *     outline before its holes, and an asterisk the areas. Places are taken to the metre; one on a border
                 *     belongs to that ring. Where an owner hides the exact place, the public one counts.
                 *
                 *     Refused: more than 20 areas, more than 1,000 corners in all, a ring of fewer than three, one that
                 *     crosses or touches itself or another of its area, a hole outside its outline, what is off the globe,
                 *     and a border of more than half the earth: an area across the 180th meridian is to be sent as two.
                 * @example gr9hJ_nirXgz6BAAgz6B_y6BA
                 */
                area?: components["parameters"]["Area"];
                /**
                 * @description Up to three limits parted by `|`: `mode,minutes,latitude,longitude,name`, where mode is `foot`,
                 *     `bicycle` or `car` and the name, of at most 80 characters, is only shown. Listings that can be
                 *     reached from each place within its minutes, over the streets.
                 * @example foot,15,45.5285,-122.6767,Union Station
                 */
                travel?: components["parameters"]["Travel"];
                /** @description At least this many bedrooms. */
                min_bedrooms?: components["parameters"]["MinBedrooms"];
                /** @description At least this many bathrooms. */
                min_bathrooms?: components["parameters"]["MinBathrooms"];
                /** @description Smallest living area in square metres; refused when above `max_area`. */
                min_area?: components["parameters"]["MinArea"];
                /** @description Largest living area in square metres. */
                max_area?: components["parameters"]["MaxArea"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the map shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Listings counted.",
                     *       "total": 15,
                     *       "total_is_estimate": false,
                     *       "data": [
                     *         {
                     *           "count": 14,
                     *           "latitude": 47.6062,
                     *           "longitude": -122.3321,
                     *           "bounds": [
                     *             47.5911,
                     *             -122.3562,
                     *             47.6214,
                     *             -122.3089
                     *           ],
                     *           "min_price": 410000,
                     *           "max_price": 1975000,
                     *           "listing": null
                     *         },
                     *         {
                     *           "count": 1,
                     *           "latitude": 47.6769,
                     *           "longitude": -122.206,
                     *           "bounds": [
                     *             47.6769,
                     *             -122.206,
                     *             47.6769,
                     *             -122.206
                     *           ],
                     *           "min_price": 725000,
                     *           "max_price": 725000,
                     *           "listing": {
                     *             "id": 4,
                     *             "slug_id": "house-by-the-lake",
                     *             "title": "House by the lake",
                     *             "title_image": "https://homes.example.org/api/ext/files/images/a1.jpg",
                     *             "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *             "price": 725000,
                     *             "rentduration": null,
                     *             "property_type": "sell",
                     *             "is_premium": false,
                     *             "promoted": false,
                     *             "city": "Kirkland",
                     *             "state": "Washington",
                     *             "country": "United States"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Listings in all clusters together. */
                        total: number;
                        /** @description The counts are estimates. */
                        total_is_estimate: boolean;
                        data: components["schemas"]["MapCluster"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getStreetAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas; none when there are no streets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Areas found.",
                     *       "tiles": "5f1c09ab",
                     *       "data": [
                     *         {
                     *           "name": "columbus",
                     *           "bounds": [
                     *             39.94,
                     *             -83.03,
                     *             39.99,
                     *             -82.97
                     *           ],
                     *           "max_zoom": 14,
                     *           "attribution": "© OpenStreetMap contributors",
                     *           "is_invented": false,
                     *           "has_travel": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        tiles: components["schemas"]["TilesVersion"];
                        data: components["schemas"]["StreetArea"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    getStreetTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f1c09ab */
                version: string;
                /** @example 14 */
                z: number;
                /** @example 4421 */
                x: number;
                /** @example 6188 */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    /**
                     * @description A year, immutable; `no-cache` for another version.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.mapbox-vector-tile": components["schemas"]["Bytes"];
                };
            };
            /** @description No streets there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getMapPicture: {
        parameters: {
            query: {
                /**
                 * @description Decimal degrees.
                 * @example 45.52
                 */
                latitude: components["parameters"]["AtLatitude"];
                /**
                 * @description Decimal degrees.
                 * @example -122.67
                 */
                longitude: components["parameters"]["AtLongitude"];
                /** @description As of a map whose zoom 0 shows the earth 512 pixels wide. */
                zoom?: number;
                /** @description In CSS pixels; the picture has twice as many. */
                width?: 360 | 480 | 640 | 800 | 1024;
                /** @description In CSS pixels; the picture has twice as many. */
                height?: 200 | 240 | 320 | 400;
                look?: "light" | "dark";
                /** @description Radius in meters of a circle around the position. */
                circle?: number;
                /**
                 * @description At most 30 places as `latitude,longitude`, parted by semicolons. Marks the position when absent.
                 * @example 45.52,-122.67;45.53,-122.68
                 */
                pins?: string;
                /** @description Code of the language of names, where they are known in it; else as they are called there. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description An hour.
                     * @example public, max-age=3600
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["Bytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getTravelArea: {
        parameters: {
            query: {
                /**
                 * @description The limits, as `get-property-list` takes them.
                 * @example foot,15,45.5285,-122.6767,Union Station
                 */
                travel: components["parameters"]["RequiredTravel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas, in the order of the limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description What all limits share, written like the parameter `area`; null where that is nothing. */
                        common: string | null;
                        data: components["schemas"]["TravelArea"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getNearbyPlaces: {
        parameters: {
            query: {
                /**
                 * @description Decimal degrees.
                 * @example 45.52
                 */
                latitude: components["parameters"]["AtLatitude"];
                /**
                 * @description Decimal degrees.
                 * @example -122.67
                 */
                longitude: components["parameters"]["AtLongitude"];
                /** @description How many of each kind at most. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Whether streets are known around the position. */
                        has_streets: boolean;
                        data: components["schemas"]["NearbyGroup"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    findAddresses: {
        parameters: {
            query: {
                /**
                 * @description What was typed so far.
                 * @example 12 oak stret
                 */
                query: string;
                limit?: number;
                /** @description A position as `latitude,longitude`; what is closer comes first. */
                near?: string;
                /** @description Only what lies in this city. */
                city?: string;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FoundAddress"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getAddressAt: {
        parameters: {
            query: {
                /**
                 * @description Decimal degrees.
                 * @example 45.52
                 */
                latitude: components["parameters"]["AtLatitude"];
                /**
                 * @description Decimal degrees.
                 * @example -122.67
                 */
                longitude: components["parameters"]["AtLongitude"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddressAt"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    postProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostPropertyRequest"];
            };
        };
        responses: {
            /** @description The property as it is kept, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your property is listed.",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "title": "Light flat by the harbour",
                     *           "description": "Three rooms under a saw-tooth roof, with a balcony over the water.",
                     *           "price": 385000,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Apartment",
                     *             "image": "https://hearth.example/api/ext/files/images/a11f02-apartment.svg",
                     *             "slug_id": "apartment",
                     *             "parameter_types": [
                     *               {
                     *                 "id": 1,
                     *                 "name": "Bedrooms",
                     *                 "type_of_parameter": "number",
                     *                 "type_values": null,
                     *                 "image": "",
                     *                 "is_required": 1
                     *               }
                     *             ]
                     *           },
                     *           "address": "8 Saltworks Quay",
                     *           "client_address": null,
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "country": "Germany",
                     *           "latitude": "53.5436",
                     *           "longitude": "9.9664",
                     *           "property_type": "sell",
                     *           "rentduration": null,
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "title_image_width": 1920,
                     *           "title_image_height": 1280,
                     *           "three_d_image": "",
                     *           "gallery": [],
                     *           "documents": [],
                     *           "video_link": null,
                     *           "post_created": "2 days ago",
                     *           "post_created_iso": "2026-11-18T09:30:00.000000Z",
                     *           "total_view": 132,
                     *           "status": 1,
                     *           "request_status": "approved",
                     *           "added_by": 12,
                     *           "customer_id": 12,
                     *           "customer_name": "Jonas Weber",
                     *           "customer_slug_id": "jonas-weber",
                     *           "email": "jonas.weber@example.com",
                     *           "mobile": "+4940123456",
                     *           "profile": "",
                     *           "is_premium": false,
                     *           "is_verified": true,
                     *           "promoted": false,
                     *           "assign_facilities": [
                     *             {
                     *               "id": 90,
                     *               "property_id": 41,
                     *               "facility_id": 3,
                     *               "distance": 0.4,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-11-18T09:30:00.000000Z",
                     *               "updated_at": "2026-11-18T09:30:00.000000Z"
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {
                     *               "id": 1,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "",
                     *               "is_required": 1,
                     *               "value": "2"
                     *             }
                     *           ],
                     *           "favourite_users": [
                     *             5
                     *           ],
                     *           "total_favourite_users": 1,
                     *           "interested_users": [],
                     *           "total_interested_users": 0,
                     *           "is_favourite": 1,
                     *           "is_interested": 0,
                     *           "is_reported": false,
                     *           "is_interest_available": true,
                     *           "is_report_available": true,
                     *           "inquiry": false,
                     *           "is_blocked_by_me": false,
                     *           "is_blocked_by_user": false,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PropertyDetail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ListingRefused"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdatePropertyRequest"];
            };
        };
        responses: {
            /** @description The property as it now is, as a list of one; without data when it was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your property is saved.",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "title": "Light flat by the harbour",
                     *           "description": "Three rooms under a saw-tooth roof, with a balcony over the water.",
                     *           "price": 385000,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Apartment",
                     *             "image": "https://hearth.example/api/ext/files/images/a11f02-apartment.svg",
                     *             "slug_id": "apartment",
                     *             "parameter_types": [
                     *               {
                     *                 "id": 1,
                     *                 "name": "Bedrooms",
                     *                 "type_of_parameter": "number",
                     *                 "type_values": null,
                     *                 "image": "",
                     *                 "is_required": 1
                     *               }
                     *             ]
                     *           },
                     *           "address": "8 Saltworks Quay",
                     *           "client_address": null,
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "country": "Germany",
                     *           "latitude": "53.5436",
                     *           "longitude": "9.9664",
                     *           "property_type": "sell",
                     *           "rentduration": null,
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "title_image_width": 1920,
                     *           "title_image_height": 1280,
                     *           "three_d_image": "",
                     *           "gallery": [],
                     *           "documents": [],
                     *           "video_link": null,
                     *           "post_created": "2 days ago",
                     *           "post_created_iso": "2026-11-18T09:30:00.000000Z",
                     *           "total_view": 132,
                     *           "status": 1,
                     *           "request_status": "approved",
                     *           "added_by": 12,
                     *           "customer_id": 12,
                     *           "customer_name": "Jonas Weber",
                     *           "customer_slug_id": "jonas-weber",
                     *           "email": "jonas.weber@example.com",
                     *           "mobile": "+4940123456",
                     *           "profile": "",
                     *           "is_premium": false,
                     *           "is_verified": true,
                     *           "promoted": false,
                     *           "assign_facilities": [
                     *             {
                     *               "id": 90,
                     *               "property_id": 41,
                     *               "facility_id": 3,
                     *               "distance": 0.4,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-11-18T09:30:00.000000Z",
                     *               "updated_at": "2026-11-18T09:30:00.000000Z"
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {
                     *               "id": 1,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "",
                     *               "is_required": 1,
                     *               "value": "2"
                     *             }
                     *           ],
                     *           "favourite_users": [
                     *             5
                     *           ],
                     *           "total_favourite_users": 1,
                     *           "interested_users": [],
                     *           "total_interested_users": 0,
                     *           "is_favourite": 1,
                     *           "is_interested": 0,
                     *           "is_reported": false,
                     *           "is_interest_available": true,
                     *           "is_report_available": true,
                     *           "inquiry": false,
                     *           "is_blocked_by_me": false,
                     *           "is_blocked_by_user": false,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data?: components["schemas"]["PropertyDetail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ListingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeletePropertyRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DeletePropertyRequest"];
                /**
                 * @example {
                 *       "id": 41
                 *     }
                 */
                "application/json": components["schemas"]["DeletePropertyRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your property is deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    updatePropertyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdatePropertyStatusRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdatePropertyStatusRequest"];
                /**
                 * @example {
                 *       "property_id": 41,
                 *       "status": 2
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePropertyStatusRequest"];
            };
        };
        responses: {
            /** @description The new state is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your property is marked as sold."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changePropertyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangePropertyStatusRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangePropertyStatusRequest"];
                /**
                 * @example {
                 *       "property_id": 41,
                 *       "status": 0
                 *     }
                 */
                "application/json": components["schemas"]["ChangePropertyStatusRequest"];
            };
        };
        responses: {
            /** @description Shown or hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your property is hidden."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getAddedProperties: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description Only the row with this id. */
                id?: components["parameters"]["Id"];
                /** @description Only the row with this slug. */
                slug_id?: components["parameters"]["Slug"];
                /** @description 1 for the properties that are or were featured. */
                is_promoted?: 1;
                /** @description 0 for sale, 1 for rent, 2 sold, 3 rented. */
                property_type?: 0 | 1 | 2 | 3;
                /** @description States joined by commas: 1 active, 0 inactive. */
                status?: components["schemas"]["Flag"][];
                /** @description Decisions of the administrator, joined by commas: pending, approved, rejected. */
                request_status?: components["schemas"]["RequestStatus"][];
                /** @description 1 for those that were just deleted and can be brought back, in place of the others. */
                deleted?: 1;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of own properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your properties.",
                     *       "total": 1,
                     *       "total_views": 132,
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "category_id": 1,
                     *           "package_id": 3,
                     *           "title": "Light flat by the harbour",
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "description": "Three rooms under a saw-tooth roof, with a balcony over the water.",
                     *           "address": "8 Saltworks Quay",
                     *           "client_address": null,
                     *           "propery_type": "sell",
                     *           "property_type": "sell",
                     *           "price": 385000,
                     *           "post_type": 1,
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "country": "Germany",
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "three_d_image": "",
                     *           "video_link": null,
                     *           "latitude": "53.5436",
                     *           "longitude": "9.9664",
                     *           "added_by": 12,
                     *           "status": 1,
                     *           "request_status": "approved",
                     *           "reject_reason": null,
                     *           "total_click": 132,
                     *           "rentduration": null,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null,
                     *           "is_premium": false,
                     *           "created_at": "2026-11-18T09:30:00.000000Z",
                     *           "updated_at": "2026-11-18T09:30:00.000000Z",
                     *           "post_created": "2 days ago",
                     *           "post_created_iso": "2026-11-18T09:30:00.000000Z",
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Apartment",
                     *             "image": "",
                     *             "slug_id": "apartment"
                     *           },
                     *           "advertisement": [],
                     *           "promoted": false,
                     *           "is_feature_available": true,
                     *           "parameters": [],
                     *           "assign_facilities": [],
                     *           "interested_users": [
                     *             {
                     *               "id": 5,
                     *               "name": "Mira Lindqvist",
                     *               "profile": ""
                     *             }
                     *           ],
                     *           "customer_name": "Jonas Weber",
                     *           "email": "jonas.weber@example.com",
                     *           "mobile": "+4940123456",
                     *           "profile": "",
                     *           "gallery": [],
                     *           "documents": [],
                     *           "is_favourite": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPropertiesReply"] | components["schemas"]["OwnPromotedPropertiesReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getInterestedUsers: {
        parameters: {
            query?: {
                /** @description Number of the property; needed without slug_id. */
                property_id?: number;
                /** @description Its name in addresses; needed without property_id. */
                slug_id?: string;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interested people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Who is interested.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 5,
                     *           "name": "Mira Lindqvist",
                     *           "profile": "",
                     *           "email": "mira.lindqvist@example.com",
                     *           "mobile": "+4915112345678"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["InterestedUser"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    restoreListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingRequest"];
                /**
                 * @example {
                 *       "kind": "property",
                 *       "id": 41
                 *     }
                 */
                "application/json": components["schemas"]["ListingRequest"];
            };
        };
        responses: {
            /** @description It is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your listing is back."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    renewListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingRequest"];
                /**
                 * @example {
                 *       "kind": "property",
                 *       "id": 41
                 *     }
                 */
                "application/json": components["schemas"]["ListingRequest"];
            };
        };
        responses: {
            /** @description The new end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your listing is renewed.",
                     *       "data": {
                     *         "expires_at": "2027-02-18T09:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            /**
                             * Format: date-time
                             * @description When the new term ends.
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    findDuplicates: {
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
                 *       "category_id": 1,
                 *       "property_type": 0,
                 *       "city": "Hamburg",
                 *       "address": "8 Saltworks Quay",
                 *       "latitude": 53.5436,
                 *       "longitude": 9.9664,
                 *       "price": 385000,
                 *       "uploads": [
                 *         "f3kQ0bW2"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DuplicatesRequest"];
            };
        };
        responses: {
            /** @description Listings that may be the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "This may be listed already.",
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "title": "Light flat by the harbour",
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "city": "Hamburg",
                     *           "price": 385000,
                     *           "property_type": "sell",
                     *           "is_own": true,
                     *           "reasons": [
                     *             "place",
                     *             "picture"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LikelyDuplicate"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getListingHistory: {
        parameters: {
            query: {
                /** @description What it is. */
                kind: "property" | "project";
                /** @description Its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "What happened to your listing.",
                     *       "data": [
                     *         {
                     *           "kind": "price",
                     *           "price": 379000,
                     *           "former_price": 385000,
                     *           "reason": null,
                     *           "happened_at": "2026-11-20T08:00:00.000000Z"
                     *         },
                     *         {
                     *           "kind": "listed",
                     *           "price": 385000,
                     *           "former_price": null,
                     *           "reason": null,
                     *           "happened_at": "2026-11-18T10:00:00.000000Z"
                     *         },
                     *         {
                     *           "kind": "approved",
                     *           "price": null,
                     *           "former_price": null,
                     *           "reason": null,
                     *           "happened_at": "2026-11-18T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ListingHappening"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    setFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetFavouriteRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["SetFavouriteRequest"];
                /**
                 * @example {
                 *       "property_id": 41,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["SetFavouriteRequest"];
            };
        };
        responses: {
            /** @description Kept, or no longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The property is among your favourites."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getFavouriteProperties: {
        parameters: {
            query?: {
                /** @description Page size; 25 when absent. */
                limit?: number;
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your favourites.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "title": "Light flat by the harbour",
                     *           "description": "Three rooms under a saw-tooth roof, with a balcony over the water.",
                     *           "price": 385000,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Apartment",
                     *             "image": "https://hearth.example/api/ext/files/images/a11f02-apartment.svg",
                     *             "slug_id": "apartment",
                     *             "parameter_types": [
                     *               {
                     *                 "id": 1,
                     *                 "name": "Bedrooms",
                     *                 "type_of_parameter": "number",
                     *                 "type_values": null,
                     *                 "image": "",
                     *                 "is_required": 1
                     *               }
                     *             ]
                     *           },
                     *           "address": "8 Saltworks Quay",
                     *           "client_address": null,
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "country": "Germany",
                     *           "latitude": "53.5436",
                     *           "longitude": "9.9664",
                     *           "property_type": "sell",
                     *           "rentduration": null,
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "title_image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *           "title_image_width": 1920,
                     *           "title_image_height": 1280,
                     *           "three_d_image": "",
                     *           "gallery": [],
                     *           "documents": [],
                     *           "video_link": null,
                     *           "post_created": "2 days ago",
                     *           "post_created_iso": "2026-11-18T09:30:00.000000Z",
                     *           "total_view": 132,
                     *           "status": 1,
                     *           "request_status": "approved",
                     *           "added_by": 12,
                     *           "customer_id": 12,
                     *           "customer_name": "Jonas Weber",
                     *           "customer_slug_id": "jonas-weber",
                     *           "email": "jonas.weber@example.com",
                     *           "mobile": "+4940123456",
                     *           "profile": "",
                     *           "is_premium": false,
                     *           "is_verified": true,
                     *           "promoted": false,
                     *           "assign_facilities": [
                     *             {
                     *               "id": 90,
                     *               "property_id": 41,
                     *               "facility_id": 3,
                     *               "distance": 0.4,
                     *               "name": "School",
                     *               "image": "",
                     *               "created_at": "2026-11-18T09:30:00.000000Z",
                     *               "updated_at": "2026-11-18T09:30:00.000000Z"
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {
                     *               "id": 1,
                     *               "name": "Bedrooms",
                     *               "type_of_parameter": "number",
                     *               "type_values": null,
                     *               "image": "",
                     *               "is_required": 1,
                     *               "value": "2"
                     *             }
                     *           ],
                     *           "favourite_users": [
                     *             5
                     *           ],
                     *           "total_favourite_users": 1,
                     *           "interested_users": [],
                     *           "total_interested_users": 0,
                     *           "is_favourite": 1,
                     *           "is_interested": 0,
                     *           "is_reported": false,
                     *           "is_interest_available": true,
                     *           "is_report_available": true,
                     *           "inquiry": false,
                     *           "is_blocked_by_me": false,
                     *           "is_blocked_by_user": false,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["PropertyDetail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    setInterest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetInterestRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["SetInterestRequest"];
                /**
                 * @example {
                 *       "property_id": 41,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["SetInterestRequest"];
            };
        };
        responses: {
            /** @description Kept, or no longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The owner knows of your interest."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    addReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddReportRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AddReportRequest"];
                /**
                 * @example {
                 *       "reason_id": 2,
                 *       "property_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["AddReportRequest"];
            };
        };
        responses: {
            /** @description The report is with the administrator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Thank you for your report."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getProjects: {
        parameters: {
            query?: {
                /** @description Only what this user posted; 0 is the administrator. */
                userid?: components["parameters"]["UserId"];
                /** @description Only the row with this id. */
                id?: components["parameters"]["Id"];
                /** @description Only the row with this slug. */
                slug_id?: components["parameters"]["Slug"];
                /** @description Words to look for; typing errors and accents are forgiven. */
                search?: components["parameters"]["Search"];
                /** @description 1 for other projects of the same category as the one named by `id` or `slug_id`. */
                get_similar?: 1;
                /** @description Only this category. */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only this city, by its exact name (upper and lower case are the same). */
                city?: components["parameters"]["City"];
                /** @description Only this state or region, by its exact name. */
                state?: components["parameters"]["State"];
                /** @description Only this country, by its exact name. */
                country?: components["parameters"]["Country"];
                /** @description 0 in the previous calendar week (from Monday), 1 yesterday; absent is any time. */
                posted_since?: 0 | 1;
                /** @description 1 for promoted projects only. */
                get_featured?: 1;
                /** @description How far the project is; absent is both. */
                project_type?: "upcoming" | "under_construction";
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description `rotation` of the first page, so that further pages neither repeat nor lose a row while featured
                 *     listings take turns; absent, the turn of this moment.
                 */
                rotation?: components["parameters"]["Rotation"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Projects found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "slug_id": "harbour-quarter",
                     *           "city": "Seattle",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "title": "Harbour Quarter",
                     *           "type": "under_construction",
                     *           "image": "https://hearth.example/api/ext/files/images/77a1be05-harbour.jpg",
                     *           "location": "200 Pier Street, Seattle",
                     *           "category_id": 1,
                     *           "added_by": 5,
                     *           "is_admin_listing": false,
                     *           "is_promoted": true,
                     *           "is_feature_available": false,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Flat",
                     *             "image": "https://hearth.example/api/ext/files/images/0c44d9e1-flat.png",
                     *             "slug_id": "flat"
                     *           },
                     *           "gallary_images": [
                     *             {
                     *               "id": 70,
                     *               "name": "https://hearth.example/api/ext/files/images/b0f3c210-harbour-court.jpg",
                     *               "type": "image",
                     *               "project_id": 6,
                     *               "width": 1920,
                     *               "height": 1280,
                     *               "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *               "created_at": "2026-04-01T10:00:00.000000Z",
                     *               "updated_at": "2026-04-01T10:00:00.000000Z"
                     *             }
                     *           ],
                     *           "customer": {
                     *             "id": 5,
                     *             "name": "Ada Brandt",
                     *             "profile": "",
                     *             "email": "ada@hearth.example",
                     *             "mobile": "+15035550123"
                     *           },
                     *           "status": 1,
                     *           "request_status": "approved"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        rotation?: components["schemas"]["Rotation"];
                        data: components["schemas"]["ProjectListItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getProjectDetail: {
        parameters: {
            query?: {
                /** @description Its slug, present or former. */
                slug_id?: string;
                /** @description Its id. */
                id?: number;
                /** @description 1 to have `similar_projects` beside it. */
                get_similar?: 1;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Project found.",
                     *       "data": {
                     *         "id": 6,
                     *         "slug_id": "harbour-quarter",
                     *         "title": "Harbour Quarter",
                     *         "description": "Forty-two flats around a green court, five minutes from the ferry.",
                     *         "type": "under_construction",
                     *         "category_id": 1,
                     *         "category": {
                     *           "id": 1,
                     *           "category": "Flat",
                     *           "image": "https://hearth.example/api/ext/files/images/0c44d9e1-flat.png",
                     *           "slug_id": "flat"
                     *         },
                     *         "image": "https://hearth.example/api/ext/files/images/77a1be05-harbour.jpg",
                     *         "image_hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *         "gallary_images": [],
                     *         "documents": [
                     *           {
                     *             "id": 71,
                     *             "name": "https://hearth.example/api/ext/files/5d02f8aa-brochure.pdf",
                     *             "type": "doc",
                     *             "project_id": 6,
                     *             "created_at": "2026-04-01T10:00:00.000000Z",
                     *             "updated_at": "2026-04-01T10:00:00.000000Z"
                     *           }
                     *         ],
                     *         "plans": [
                     *           {
                     *             "id": 12,
                     *             "title": "Two rooms",
                     *             "document": "https://hearth.example/api/ext/files/images/e1098b3c-two-rooms.png",
                     *             "project_id": 6,
                     *             "created_at": "2026-04-01T10:00:00.000000Z",
                     *             "updated_at": "2026-04-01T10:00:00.000000Z"
                     *           }
                     *         ],
                     *         "video_link": null,
                     *         "location": "200 Pier Street, Seattle",
                     *         "city": "Seattle",
                     *         "state": "Washington",
                     *         "country": "United States",
                     *         "latitude": "47.602600",
                     *         "longitude": "-122.339300",
                     *         "status": 1,
                     *         "request_status": "approved",
                     *         "total_click": 96,
                     *         "is_admin_listing": false,
                     *         "added_by": 5,
                     *         "customer": {
                     *           "id": 5,
                     *           "name": "Ada Brandt",
                     *           "profile": "",
                     *           "email": "ada@hearth.example",
                     *           "mobile": "+15035550123",
                     *           "address": "3 Market Square, Seattle",
                     *           "slug_id": "ada-brandt"
                     *         },
                     *         "is_promoted": true,
                     *         "is_feature_available": false,
                     *         "meta_title": null,
                     *         "meta_description": null,
                     *         "meta_keywords": null,
                     *         "meta_image": null,
                     *         "created_at": "2026-04-01T10:00:00.000000Z",
                     *         "updated_at": "2026-04-20T16:45:00.000000Z"
                     *       },
                     *       "similar_projects": [
                     *         {
                     *           "id": 6,
                     *           "slug_id": "harbour-quarter",
                     *           "city": "Seattle",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "title": "Harbour Quarter",
                     *           "type": "under_construction",
                     *           "image": "https://hearth.example/api/ext/files/images/77a1be05-harbour.jpg",
                     *           "location": "200 Pier Street, Seattle",
                     *           "category_id": 1,
                     *           "added_by": 5,
                     *           "is_admin_listing": false,
                     *           "is_promoted": true,
                     *           "is_feature_available": false,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Flat",
                     *             "image": "https://hearth.example/api/ext/files/images/0c44d9e1-flat.png",
                     *             "slug_id": "flat"
                     *           },
                     *           "gallary_images": [
                     *             {
                     *               "id": 70,
                     *               "name": "https://hearth.example/api/ext/files/images/b0f3c210-harbour-court.jpg",
                     *               "type": "image",
                     *               "project_id": 6,
                     *               "width": 1920,
                     *               "height": 1280,
                     *               "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                     *               "created_at": "2026-04-01T10:00:00.000000Z",
                     *               "updated_at": "2026-04-01T10:00:00.000000Z"
                     *             }
                     *           ],
                     *           "customer": {
                     *             "id": 5,
                     *             "name": "Ada Brandt",
                     *             "profile": "",
                     *             "email": "ada@hearth.example",
                     *             "mobile": "+15035550123"
                     *           },
                     *           "status": 1,
                     *           "request_status": "approved"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Project"];
                        /** @description Others of its category; only when `get_similar` was asked. */
                        similar_projects?: components["schemas"]["ProjectListItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PackageRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    postProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostProjectRequest"];
            };
        };
        responses: {
            /** @description The project as it now is, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your project is saved and awaits approval.",
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "slug_id": "saltworks-yard",
                     *           "title": "Saltworks Yard",
                     *           "description": "Forty-two flats around a planted court, with workshops on the ground floor.",
                     *           "type": "under_construction",
                     *           "category_id": 1,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Apartment",
                     *             "image": "",
                     *             "slug_id": "apartment"
                     *           },
                     *           "image": "https://hearth.example/api/ext/files/images/51c0de-saltworks.jpg",
                     *           "gallary_images": [],
                     *           "documents": [],
                     *           "plans": [
                     *             {
                     *               "id": 14,
                     *               "title": "First floor",
                     *               "document": "https://hearth.example/api/ext/files/60fa12-first-floor.pdf",
                     *               "project_id": 7,
                     *               "created_at": "2026-11-18T09:30:00.000000Z",
                     *               "updated_at": "2026-11-18T09:30:00.000000Z"
                     *             }
                     *           ],
                     *           "video_link": null,
                     *           "location": "2 Saltworks Quay",
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "country": "Germany",
                     *           "latitude": "53.5440",
                     *           "longitude": "9.9671",
                     *           "status": 0,
                     *           "request_status": "pending",
                     *           "total_click": 0,
                     *           "is_admin_listing": false,
                     *           "added_by": 12,
                     *           "customer": {
                     *             "id": 12,
                     *             "name": "Jonas Weber",
                     *             "profile": "",
                     *             "email": "jonas.weber@example.com",
                     *             "mobile": "+4940123456"
                     *           },
                     *           "is_promoted": false,
                     *           "is_feature_available": false,
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null,
                     *           "created_at": "2026-11-18T09:30:00.000000Z",
                     *           "updated_at": "2026-11-18T09:30:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Project"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ListingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeleteProjectRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DeleteProjectRequest"];
                /**
                 * @example {
                 *       "id": 7
                 *     }
                 */
                "application/json": components["schemas"]["DeleteProjectRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your project is deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeProjectStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeProjectStatusRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeProjectStatusRequest"];
                /**
                 * @example {
                 *       "project_id": 7,
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["ChangeProjectStatusRequest"];
            };
        };
        responses: {
            /** @description Shown or hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your project is shown."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getAddedProjects: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description Only the row with this id. */
                id?: components["parameters"]["Id"];
                /** @description Only the row with this slug. */
                slug_id?: components["parameters"]["Slug"];
                /** @description Decisions of the administrator, joined by commas: pending, approved, rejected. */
                request_status?: components["schemas"]["RequestStatus"][];
                /** @description Only those shown (1) or hidden (0) by their owner. */
                status?: components["schemas"]["Flag"];
                /** @description Those taken down that can still be restored, in place of the others. */
                deleted?: 1;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of own projects, or one of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your project.",
                     *       "data": {
                     *         "id": 7,
                     *         "slug_id": "saltworks-yard",
                     *         "title": "Saltworks Yard",
                     *         "description": "Forty-two flats around a planted court, with workshops on the ground floor.",
                     *         "type": "under_construction",
                     *         "category_id": 1,
                     *         "category": {
                     *           "id": 1,
                     *           "category": "Apartment",
                     *           "image": "",
                     *           "slug_id": "apartment"
                     *         },
                     *         "image": "https://hearth.example/api/ext/files/images/51c0de-saltworks.jpg",
                     *         "gallary_images": [],
                     *         "documents": [],
                     *         "plans": [
                     *           {
                     *             "id": 14,
                     *             "title": "First floor",
                     *             "document": "https://hearth.example/api/ext/files/60fa12-first-floor.pdf",
                     *             "project_id": 7,
                     *             "created_at": "2026-11-18T09:30:00.000000Z",
                     *             "updated_at": "2026-11-18T09:30:00.000000Z"
                     *           }
                     *         ],
                     *         "video_link": null,
                     *         "location": "2 Saltworks Quay",
                     *         "city": "Hamburg",
                     *         "state": "Hamburg",
                     *         "country": "Germany",
                     *         "latitude": "53.5440",
                     *         "longitude": "9.9671",
                     *         "status": 0,
                     *         "request_status": "pending",
                     *         "total_click": 0,
                     *         "is_admin_listing": false,
                     *         "added_by": 12,
                     *         "customer": {
                     *           "id": 12,
                     *           "name": "Jonas Weber",
                     *           "profile": "",
                     *           "email": "jonas.weber@example.com",
                     *           "mobile": "+4940123456"
                     *         },
                     *         "is_promoted": false,
                     *         "is_feature_available": false,
                     *         "meta_title": null,
                     *         "meta_description": null,
                     *         "meta_keywords": null,
                     *         "meta_image": null,
                     *         "created_at": "2026-11-18T09:30:00.000000Z",
                     *         "updated_at": "2026-11-18T09:30:00.000000Z",
                     *         "revision": 1,
                     *         "image_alt": "",
                     *         "reject_reason": null,
                     *         "submitted_at": "2026-11-18T09:30:00.000000Z",
                     *         "approved_at": null
                     *       },
                     *       "similar_projects": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnProjectsReply"] | components["schemas"]["OwnProjectReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCities: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Cities found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "City": "Kirkland",
                     *           "Count": 57,
                     *           "image": "https://hearth.example/api/ext/files/images/2f6b9d10-kirkland.jpg",
                     *           "state": "Washington",
                     *           "country": "United States"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["City"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getPlaceAt: {
        parameters: {
            query: {
                /**
                 * @description Decimal degrees.
                 * @example 47.68
                 */
                latitude: number;
                /**
                 * @description Decimal degrees.
                 * @example -122.21
                 */
                longitude: number;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place, or nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Place found.",
                     *       "data": {
                     *         "formatted_address": "Kirkland, Washington, United States",
                     *         "city": "Kirkland",
                     *         "state": "Washington",
                     *         "country": "United States"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["NamedPlace"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getSearchSuggestions: {
        parameters: {
            query: {
                /**
                 * @description What was typed so far.
                 * @example kirkl
                 */
                query: string;
                /** @description How many at most; ten when absent. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions; none when nothing fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Suggestions found.",
                     *       "data": [
                     *         {
                     *           "kind": "place",
                     *           "id": 31,
                     *           "label": "Kirkland",
                     *           "detail": "Washington, United States",
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "latitude": "47.676900",
                     *           "longitude": "-122.206000",
                     *           "count": 57
                     *         },
                     *         {
                     *           "kind": "listing",
                     *           "id": 17,
                     *           "label": "House by the lake",
                     *           "detail": "Kirkland",
                     *           "slug_id": "house-by-the-lake"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SearchSuggestion"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    understandWish: {
        parameters: {
            query?: {
                /**
                 * @description As typed or dictated. An empty or missing text has no filters.
                 * @example quiet two-bedroom under 2,000 near a station, dogs allowed
                 */
                text?: string;
                /**
                 * @description Language of the text (`en`, `de`, `es`, `ar`); that of `Content-Language` when absent. Others
                 *     are read as English.
                 * @example en
                 */
                language?: string;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wish. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Wish read.",
                     *       "data": {
                     *         "filters": {
                     *           "bedrooms": {
                     *             "min": 2
                     *           },
                     *           "price": {
                     *             "max": 2000
                     *           },
                     *           "near": [
                     *             {
                     *               "kind": "station"
                     *             }
                     *           ],
                     *           "pets": "yes"
                     *         },
                     *         "sort": null,
                     *         "unknown": [
                     *           "quiet"
                     *         ],
                     *         "refused": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Wish"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getHomepageData: {
        parameters: {
            query?: {
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Kilometres around the position, beyond which nothing is listed; has no effect without a position. */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "First page found.",
                     *       "data": {
                     *         "sections": [
                     *           {
                     *             "type": "categories_section",
                     *             "title": "Browse by category",
                     *             "data": [
                     *               {
                     *                 "id": 2,
                     *                 "category": "House",
                     *                 "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *                 "slug_id": "house",
                     *                 "properties_count": 412
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "type": "properties_by_cities_section",
                     *             "title": "Cities",
                     *             "data": [
                     *               {
                     *                 "City": "Kirkland",
                     *                 "Count": 57,
                     *                 "image": ""
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "type": "faqs_section",
                     *             "title": "Frequent questions",
                     *             "data": [
                     *               {
                     *                 "id": 1,
                     *                 "question": "What does it cost to list?",
                     *                 "answer": "The first listing is free."
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "slider_section": [
                     *           {
                     *             "id": 1,
                     *             "type": "Category",
                     *             "image": "https://hearth.example/api/ext/files/images/c2be7710-houses.jpg",
                     *             "web_image": "https://hearth.example/api/ext/files/images/d9a40b12-houses-wide.jpg",
                     *             "category_id": 2,
                     *             "propertys_id": null,
                     *             "show_property_details": 0,
                     *             "link": null,
                     *             "slider_type": "2",
                     *             "category": {
                     *               "id": 2,
                     *               "slug_id": "house",
                     *               "category": "House"
                     *             },
                     *             "property": null
                     *           }
                     *         ],
                     *         "homepage_location_data_available": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["HomePage"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getAgentList: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Of the position to search around, in decimal degrees; refused without `longitude`. Without
                 *     `radius` a position leaves nothing out, but puts the nearest first, where no other order is asked
                 *     for.
                 */
                latitude?: components["parameters"]["Latitude"];
                /** @description Of the position to search around, in decimal degrees; refused without `latitude`. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Only names with these words; typing errors and accents are forgiven. */
                search?: string;
                /** @description Only those who list something in this city, by its exact name. */
                city?: string;
                /** @description 1 for verified agents only. */
                verified?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Agents found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 5,
                     *           "name": "Ada Brandt",
                     *           "email": "ada@hearth.example",
                     *           "profile": "",
                     *           "slug_id": "ada-brandt",
                     *           "property_count": 12,
                     *           "projects_count": 1,
                     *           "total_count": 13,
                     *           "is_verified": true,
                     *           "is_admin": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["AgentListItem"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getAgentProperties: {
        parameters: {
            query?: {
                /** @description The agent with this slug. */
                slug_id?: string;
                /** @description The agent with this id. */
                id?: number;
                /** @description 1 for the administrator. */
                is_admin?: 1;
                /** @description 1 for projects instead of listings. */
                is_projects?: 1;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description 1 for rows as cards show them: of the parameters only the first six that say something, and no
                 *     pictures beside the first, documents or facilities near by (`gallery`, `documents` and
                 *     `assign_facilities` are empty). A listing asked for by itself is told in full, only those similar
                 *     to it are brief.
                 */
                brief?: components["parameters"]["Brief"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent, and one page of listings or projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Agent found.",
                     *       "total": 1,
                     *       "data": {
                     *         "customer_data": {
                     *           "id": 5,
                     *           "slug_id": "ada-brandt",
                     *           "name": "Ada Brandt",
                     *           "profile": "",
                     *           "mobile": "+15035550123",
                     *           "email": "ada@hearth.example",
                     *           "address": "3 Market Square, Seattle",
                     *           "city": "Seattle",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "facebook_id": null,
                     *           "twitter_id": null,
                     *           "youtube_id": null,
                     *           "instagram_id": null,
                     *           "about_me": "Houses by the water since 2009.",
                     *           "latitude": null,
                     *           "longitude": null,
                     *           "projects_count": 1,
                     *           "property_count": 12,
                     *           "is_verify": true
                     *         },
                     *         "properties_data": [
                     *           {
                     *             "id": 17,
                     *             "slug_id": "house-by-the-lake",
                     *             "city": "Kirkland",
                     *             "state": "Washington",
                     *             "country": "United States",
                     *             "category_id": 2,
                     *             "price": 845000,
                     *             "title": "House by the lake",
                     *             "title_image": "https://hearth.example/api/ext/files/images/1a2b3c4d-house.jpg",
                     *             "is_premium": 0,
                     *             "address": "12 Shore Road, Kirkland",
                     *             "added_by": 5,
                     *             "category": {
                     *               "id": 2,
                     *               "category": "House",
                     *               "image": "https://hearth.example/api/ext/files/images/5be01c7f-house.png",
                     *               "slug_id": "house"
                     *             },
                     *             "property_type": "sell",
                     *             "parameters": [],
                     *             "promoted": false,
                     *             "gallery": [],
                     *             "documents": [],
                     *             "is_favourite": 0
                     *           }
                     *         ],
                     *         "projects_data": [],
                     *         "premium_properties_count": 0,
                     *         "package_available": false,
                     *         "feature_available": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["AgentListings"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getArticles: {
        parameters: {
            query?: {
                /** @description The article with this id. */
                id?: number;
                /** @description Only this category; 0 for those without one. */
                category_id?: number;
                /** @description Slug of a category or of an article. */
                slug_id?: string;
                /** @description The order of a list. */
                sort?: "newest";
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of articles, or the one asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Articles found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "slug_id": "reading-a-floor-plan",
                     *           "image": "https://hearth.example/api/ext/files/images/4bd7710e-plan.jpg",
                     *           "title": "Reading a floor plan",
                     *           "description": "<p>What the lines say about light, noise and storage.</p>",
                     *           "category_id": 1,
                     *           "category": {
                     *             "id": 1,
                     *             "category": "Buying",
                     *             "slug_id": "buying"
                     *           },
                     *           "created_at": "3 days ago",
                     *           "created_at_iso": "2026-05-03T07:00:00.000000Z",
                     *           "meta_title": null,
                     *           "meta_description": null,
                     *           "meta_keywords": null,
                     *           "meta_image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        /** @description Others of its category; only when one article was asked for. */
                        similar_articles?: components["schemas"]["Article"][];
                        data: components["schemas"]["Article"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getArticleCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Categories found.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "category": "Buying",
                     *           "slug_id": "buying",
                     *           "articles_count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CountedArticleCategory"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    getFaqs: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Questions found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "question": "What does it cost to list?",
                     *           "answer": "The first listing is free."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["Faq"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Ada",
                 *       "last_name": "Brandt",
                 *       "email": "ada@hearth.example",
                 *       "subject": "A question about listing",
                 *       "message": "How long does approval take?"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ContactMessage"];
                /**
                 * @example {
                 *       "first_name": "Ada",
                 *       "last_name": "Brandt",
                 *       "email": "ada@hearth.example",
                 *       "subject": "A question about listing",
                 *       "message": "How long does approval take?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your message was sent."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    calculateMortgage: {
        parameters: {
            query: {
                /** @description The sum to be financed, down payment included, in major units. */
                loan_amount: number;
                /** @description What is paid at once; nothing when absent. */
                down_payment?: number;
                /** @description Percent per year. */
                interest_rate: number;
                /** @description Years to pay back in. */
                loan_term_years: number;
                /** @description 1 for the repayment plan too. */
                show_all_details?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Calculated.",
                     *       "data": {
                     *         "main_total": {
                     *           "principal_amount": 200000,
                     *           "down_payment": 50000,
                     *           "payable_interest": 231676.38,
                     *           "monthly_emi": 1199.1,
                     *           "total_amount": 481676.38
                     *         },
                     *         "yearly_totals": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MortgageResult"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PackageRefused"];
            422: components["responses"]["Invalid"];
        };
    };
    getPackages: {
        parameters: {
            query?: {
                /** @description ios keeps the packages that are products of the iOS store; absent for all. */
                platform_type?: "ios";
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The packages on offer.",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "name": "Agency",
                     *           "package_type": "paid",
                     *           "price": 49,
                     *           "ios_product_id": null,
                     *           "duration": 720,
                     *           "package_status": null,
                     *           "payment_transaction_id": null,
                     *           "features": [
                     *             {
                     *               "id": 1,
                     *               "name": "Property List",
                     *               "limit_type": "limited",
                     *               "limit": 25
                     *             },
                     *             {
                     *               "id": 6,
                     *               "name": "Premium Properties Access",
                     *               "limit_type": "unlimited",
                     *               "limit": null
                     *             }
                     *           ],
                     *           "created_at": "2026-01-05T08:00:00.000000Z"
                     *         }
                     *       ],
                     *       "active_packages": [
                     *         {
                     *           "id": 1,
                     *           "name": "Starter",
                     *           "package_type": "free",
                     *           "price": null,
                     *           "ios_product_id": null,
                     *           "duration": 720,
                     *           "package_status": "active",
                     *           "payment_transaction_id": 17,
                     *           "features": [
                     *             {
                     *               "id": 1,
                     *               "name": "Property List",
                     *               "limit_type": "limited",
                     *               "limit": 2,
                     *               "used_limit": 1,
                     *               "total_limit": 2
                     *             }
                     *           ],
                     *           "created_at": "2026-01-05T08:00:00.000000Z",
                     *           "is_active": 1,
                     *           "start_date": "2026-11-01T10:00:00.000000Z",
                     *           "end_date": "2026-12-01T10:00:00.000000Z"
                     *         }
                     *       ],
                     *       "all_features": [
                     *         {
                     *           "id": 1,
                     *           "name": "Property List",
                     *           "status": 1
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "Premium Properties Access",
                     *           "status": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Packages the viewer can take. */
                        data: components["schemas"]["Package"][];
                        /** @description Packages the viewer holds. */
                        active_packages: components["schemas"]["ActivePackage"][];
                        /** @description Everything packages can include. */
                        all_features: components["schemas"]["Feature"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    checkPackageLimit: {
        parameters: {
            query: {
                /** @description What is to be done. */
                type: components["schemas"]["PackageCheckType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your packages were looked up.",
                     *       "data": {
                     *         "package_available": true,
                     *         "feature_available": true,
                     *         "limit_available": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PackageCheck"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    assignPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssignPackageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AssignPackageRequest"];
                /**
                 * @example {
                 *       "package_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["AssignPackageRequest"];
            };
        };
        responses: {
            /** @description The package is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your package is active."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getQuotaLedger: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Entries found.",
                     *       "total": 2,
                     *       "data": [
                     *         {
                     *           "id": 9,
                     *           "kind": "use",
                     *           "package_id": 1,
                     *           "package_name": "Starter",
                     *           "feature_id": 1,
                     *           "feature_name": "Property List",
                     *           "change": -1,
                     *           "left": 1,
                     *           "listing": {
                     *             "type": "property",
                     *             "title": "Light flat by the harbour"
                     *           },
                     *           "created_at": "2026-11-03T10:00:00.000000Z"
                     *         },
                     *         {
                     *           "id": 8,
                     *           "kind": "grant",
                     *           "package_id": 1,
                     *           "package_name": "Starter",
                     *           "feature_id": 1,
                     *           "feature_name": "Property List",
                     *           "change": 2,
                     *           "left": 2,
                     *           "listing": null,
                     *           "created_at": "2026-11-01T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["QuotaEntry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getPaymentPaper: {
        parameters: {
            query: {
                /** @description Language of the paper; absent for the site's. */
                language?: string;
                /** @description A page, unless it says otherwise. */
                format?: "html" | "pdf";
                /** @description When the address ends, in seconds since 1970. */
                until: number;
                /** @description Proves that this provider made the address. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description Part of the address. */
                kind: "receipt" | "credit-note";
                /** @description Number of the purchase, or of the credit note. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Receipt 2026-000017</title><h1>Receipt 2026-000017</h1><p>Agency, 49.00 EUR</p> */
                    "text/html": string;
                    "application/pdf": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FailPaymentTransactionRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["FailPaymentTransactionRequest"];
                /**
                 * @example {
                 *       "payment_transaction_id": 18
                 *     }
                 */
                "application/json": components["schemas"]["FailPaymentTransactionRequest"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Payment found.",
                     *       "data": {
                     *         "id": 18,
                     *         "user_id": 5,
                     *         "package_id": 3,
                     *         "amount": 49,
                     *         "payment_gateway": "Stripe",
                     *         "payment_type": "online payment",
                     *         "order_id": "pi_3Qk1",
                     *         "transaction_id": "5f0e8c1a-4f4e-4a55-8f43-6dbb0fd3c0d1",
                     *         "payment_status": "success",
                     *         "reject_reason": null,
                     *         "package": {
                     *           "id": 3,
                     *           "name": "Agency",
                     *           "price": 49
                     *         },
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "updated_at": "2026-11-20T09:31:00.000000Z",
                     *         "payment_state": "paid",
                     *         "currency": "EUR",
                     *         "receipt_number": "2026-000017"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentTransaction"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getPaymentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The ways to pay.",
                     *       "data": [
                     *         {
                     *           "type": "stripe_gateway",
                     *           "data": "1"
                     *         },
                     *         {
                     *           "type": "stripe_publishable_key",
                     *           "data": "pk_test_5Hk2"
                     *         },
                     *         {
                     *           "type": "stripe_currency",
                     *           "data": "EUR"
                     *         },
                     *         {
                     *           "type": "bank_transfer_status",
                     *           "data": "1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentSetting"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPaymentDetails: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description Only purchases of this kind; absent for all. */
                payment_type?: components["schemas"]["PaymentType"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your purchases.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "user_id": 5,
                     *           "package_id": 3,
                     *           "amount": 49,
                     *           "payment_gateway": "Stripe",
                     *           "payment_type": "online payment",
                     *           "order_id": "pi_3Qk1",
                     *           "transaction_id": "ch_3Qk1",
                     *           "payment_status": "success",
                     *           "reject_reason": null,
                     *           "package": {
                     *             "id": 3,
                     *             "name": "Agency",
                     *             "price": 49
                     *           },
                     *           "created_at": "2026-11-01T10:00:00.000000Z",
                     *           "updated_at": "2026-11-01T10:01:30.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["PaymentTransaction"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreatePaymentIntentRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["CreatePaymentIntentRequest"];
                /**
                 * @example {
                 *       "package_id": 3,
                 *       "platform_type": "web"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePaymentIntentRequest"];
            };
        };
        responses: {
            /** @description What the browser needs to pay, and the purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Please continue with the payment.",
                     *       "data": {
                     *         "payment_intent": {
                     *           "id": "pi_3Qk1",
                     *           "amount": 4900,
                     *           "currency": "EUR",
                     *           "status": "pending",
                     *           "metadata": {
                     *             "payment_transaction_id": 18,
                     *             "package_id": 3,
                     *             "user_id": 5,
                     *             "email": "mira.lindqvist@example.com",
                     *             "platform_type": "web"
                     *           },
                     *           "payment_transaction_id": 18,
                     *           "payment_gateway_response": {
                     *             "client_secret": "pi_3Qk1_secret_9f2"
                     *           }
                     *         },
                     *         "payment_transaction": {
                     *           "id": 18,
                     *           "user_id": 5,
                     *           "package_id": 3,
                     *           "amount": 49,
                     *           "payment_gateway": "Stripe",
                     *           "payment_type": "online payment",
                     *           "order_id": "pi_3Qk1",
                     *           "transaction_id": null,
                     *           "payment_status": "pending",
                     *           "reject_reason": null,
                     *           "package": {
                     *             "id": 3,
                     *             "name": "Agency",
                     *             "price": 49
                     *           },
                     *           "created_at": "2026-11-20T09:30:00.000000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            payment_intent: components["schemas"]["PaymentIntent"];
                            payment_transaction: components["schemas"]["PaymentTransaction"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    startPaypalPayment: {
        parameters: {
            query: {
                /** @description Sent by clients and ignored. */
                amount?: number;
                /** @description Number of a paid package. */
                package_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page whose one form leads to PayPal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>PayPal</title><form method="get" action="https://www.paypal.com/checkoutnow"> <input type="hidden" name="token" value="5O190127TN364715T"></form> */
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    startFlutterwavePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FlutterwaveRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["FlutterwaveRequest"];
                /**
                 * @example {
                 *       "package_id": 3
                 *     }
                 */
                "application/json": components["schemas"]["FlutterwaveRequest"];
            };
        };
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Please continue at Flutterwave.",
                     *       "data": {
                     *         "status": "success",
                     *         "message": "Hosted Link",
                     *         "data": {
                     *           "link": "https://checkout.flutterwave.example/v3/hosted/pay/8d1c"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The gateway's answer. */
                        data: {
                            /** @description "success" when the link can be used. */
                            status: string;
                            /** @description What the gateway says. */
                            message: string;
                            /** @description Where it leads. */
                            data: {
                                /**
                                 * Format: uri
                                 * @description The page to pay on.
                                 */
                                link: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    failPaymentTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FailPaymentTransactionRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["FailPaymentTransactionRequest"];
                /**
                 * @example {
                 *       "payment_transaction_id": 18
                 *     }
                 */
                "application/json": components["schemas"]["FailPaymentTransactionRequest"];
            };
        };
        responses: {
            /** @description The purchase counts as failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The payment was broken off."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getPaymentReceipt: {
        parameters: {
            query: {
                /** @description Number of the purchase. */
                payment_transaction_id: number;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Receipt 17</title><h1>Receipt 17</h1><p>Agency, 49.00 EUR</p> */
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    initiateBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InitiateBankTransferRequest"];
            };
        };
        responses: {
            /** @description The purchase and the account to pay into. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your receipt is being reviewed.",
                     *       "data": {
                     *         "id": 19,
                     *         "user_id": 5,
                     *         "package_id": 3,
                     *         "amount": 49,
                     *         "payment_gateway": null,
                     *         "payment_type": "bank transfer",
                     *         "order_id": "0b8f6f0e-4a0c-4c3c-8d0b-5a3a0d7a9e21",
                     *         "transaction_id": null,
                     *         "payment_status": "review",
                     *         "reject_reason": null,
                     *         "package": {
                     *           "id": 3,
                     *           "name": "Agency",
                     *           "price": 49
                     *         },
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z",
                     *         "bank_receipt_file": "https://hearth.example/api/ext/files/77ab10-receipt.pdf"
                     *       },
                     *       "bank_details": [
                     *         {
                     *           "title": "Account holder",
                     *           "value": "Hearth"
                     *         },
                     *         {
                     *           "title": "IBAN",
                     *           "value": "DE02 1203 0000 0000 2020 51"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BankTransfer"];
                        /** @description The operator's account, row by row. */
                        bank_details: components["schemas"]["BankDetail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadBankReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBankReceiptRequest"];
            };
        };
        responses: {
            /** @description The receipt is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your receipt is being reviewed.",
                     *       "data": {
                     *         "id": 4,
                     *         "payment_transaction_id": 19,
                     *         "file": "https://hearth.example/api/ext/files/77ab10-receipt.pdf",
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BankReceiptFile"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    storeAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoreAdvertisementRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["StoreAdvertisementRequest"];
                /**
                 * @example {
                 *       "feature_for": "property",
                 *       "property_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["StoreAdvertisementRequest"];
            };
        };
        responses: {
            /** @description Featured, or awaiting approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your property is featured once it is approved.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Always null. */
                        data: null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PackageRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeleteAdvertisementRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DeleteAdvertisementRequest"];
                /**
                 * @example {
                 *       "id": 6
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAdvertisementRequest"];
            };
        };
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your advertisement has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    countAdvertisements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CountAdvertisementsRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["CountAdvertisementsRequest"];
                /**
                 * @example {
                 *       "seen_properties": [
                 *         41,
                 *         44
                 *       ],
                 *       "opened_properties": [
                 *         41
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CountAdvertisementsRequest"];
            };
        };
        responses: {
            /** @description Counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Counted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAdvertisements: {
        parameters: {
            query: {
                /** @description Only those of this status; 1 waits. */
                status: components["schemas"]["AdvertisementStatus"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advertisements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Advertisements found.",
                     *       "total": 1,
                     *       "waiting": 1,
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "status": 1,
                     *           "type": "HomeScreen",
                     *           "for": "property",
                     *           "listing_id": 41,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "title": "Light flat by the harbour",
                     *           "place": "Hamburg, Hamburg",
                     *           "price": 385000,
                     *           "property_type": "sell",
                     *           "rentduration": null,
                     *           "picture": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "owner_id": 5,
                     *           "owner_name": "Jonas Weber",
                     *           "package_name": "Agency",
                     *           "start_date": "2026-11-20T09:12:00.000000Z",
                     *           "end_date": "2026-12-20T09:30:00.000000Z",
                     *           "created_at": "2026-11-20T09:12:00.000000Z",
                     *           "reason": "",
                     *           "end_cause": null,
                     *           "view_count": 0,
                     *           "click_count": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        /** @description How many wait for a decision. */
                        waiting: number;
                        data: components["schemas"]["ReviewedAdvertisement"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    decideAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DecideAdvertisementRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DecideAdvertisementRequest"];
                /**
                 * @example {
                 *       "id": 6,
                 *       "decision": "rejected",
                 *       "reason": "The picture shows another home."
                 *     }
                 */
                "application/json": components["schemas"]["DecideAdvertisementRequest"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The advertisement is rejected."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getFeaturedData: {
        parameters: {
            query: {
                /** @description What is featured. */
                type: components["schemas"]["FeatureTarget"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advertisements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your advertisements.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "status": 0,
                     *           "start_date": "2026-11-20T09:30:00.000000Z",
                     *           "end_date": "2026-12-20T09:30:00.000000Z",
                     *           "property_id": 41,
                     *           "project_id": null,
                     *           "type": "HomeScreen",
                     *           "is_enable": 1,
                     *           "created_at": "2026-11-20T09:12:00.000000Z",
                     *           "reason": "",
                     *           "end_cause": null,
                     *           "view_count": 310,
                     *           "click_count": 12,
                     *           "is_feature_available": false,
                     *           "property": {
                     *             "id": 41,
                     *             "category_id": 1,
                     *             "slug_id": "light-flat-by-the-harbour",
                     *             "title": "Light flat by the harbour",
                     *             "propery_type": "sell",
                     *             "city": "Hamburg",
                     *             "state": "Hamburg",
                     *             "country": "Germany",
                     *             "price": 385000,
                     *             "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *             "gallery": [],
                     *             "documents": [],
                     *             "is_favourite": 0,
                     *             "category": {
                     *               "id": 1,
                     *               "category": "Apartment",
                     *               "image": "",
                     *               "slug_id": "apartment"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        data: components["schemas"]["FeaturedListing"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getChats: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: number;
                /** @description Rows on a page; fifteen when absent. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your conversations.",
                     *       "total_page": 1,
                     *       "unread": 1,
                     *       "data": [
                     *         {
                     *           "property_id": 41,
                     *           "title": "Light flat by the harbour",
                     *           "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "user_id": 12,
                     *           "name": "Jonas Weber",
                     *           "profile": "",
                     *           "date": "2026-11-20T09:30:00.000000Z",
                     *           "unread_count": 1,
                     *           "is_blocked_by_me": false,
                     *           "is_blocked_by_user": false,
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "is_active": 1,
                     *           "last_seq": 4,
                     *           "last_message": "Would Thursday at five suit you?",
                     *           "last_message_type": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many pages there are. */
                        total_page: number;
                        /** @description Unread messages in all conversations, those of other pages included. */
                        unread: number;
                        data: components["schemas"]["ChatThread"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getMessages: {
        parameters: {
            query: {
                /** @description The other person; 0 for the administrator. */
                user_id: number;
                /** @description The property talked about. */
                property_id: number;
                /** @description Page, counted from 1. */
                page?: number;
                /** @description Rows on a page; fifteen when absent. */
                per_page?: number;
                /** @description Only messages before this `seq`; not together with `after_seq`. Instead of `page`. */
                before_seq?: number;
                /** @description Only messages after this `seq`. Instead of `page`. */
                after_seq?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your messages.",
                     *       "total_page": 1,
                     *       "thread": null,
                     *       "data": {
                     *         "current_page": 1,
                     *         "data": [
                     *           {
                     *             "id": 310,
                     *             "sender_id": 12,
                     *             "receiver_id": 5,
                     *             "property_id": 41,
                     *             "message": "Would Thursday at five suit you?",
                     *             "file": "",
                     *             "audio": "",
                     *             "chat_message_type": "text",
                     *             "is_read": 1,
                     *             "user_profile": "",
                     *             "time_ago": "5 minutes ago",
                     *             "created_at": "2026-11-20T09:30:00.000000Z",
                     *             "updated_at": "2026-11-20T09:30:00.000000Z",
                     *             "seq": 4,
                     *             "client_id": null,
                     *             "file_name": ""
                     *           }
                     *         ],
                     *         "first_page_url": "https://hearth.example/api/get_messages?page=1",
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "last_page_url": "https://hearth.example/api/get_messages?page=1",
                     *         "links": [
                     *           {
                     *             "url": "https://hearth.example/api/get_messages?page=1",
                     *             "label": "1",
                     *             "active": true
                     *           }
                     *         ],
                     *         "next_page_url": null,
                     *         "path": "https://hearth.example/api/get_messages",
                     *         "per_page": 15,
                     *         "prev_page_url": null,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many pages there are. */
                        total_page: number;
                        data: components["schemas"]["ChatMessagePage"];
                        /** @description The conversation after this reading; null while it has not begun. */
                        thread: components["schemas"]["ChatThread"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The message is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your message is sent.",
                     *       "id": 311,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Number of the new message. */
                        id: number;
                        /** @description The message; null when it has been deleted since a repeat was first sent. */
                        data: components["schemas"]["ChatMessage"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeleteChatMessageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DeleteChatMessageRequest"];
                /**
                 * @example {
                 *       "receiver_id": 12,
                 *       "message_id": 311
                 *     }
                 */
                "application/json": components["schemas"]["DeleteChatMessageRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The message is deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    searchMessages: {
        parameters: {
            query: {
                /** @description The words; a query without letters or digits finds nothing. */
                query: string;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The messages found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 310,
                     *           "seq": 4,
                     *           "user_id": 12,
                     *           "name": "Jonas Weber",
                     *           "profile": "",
                     *           "property_id": 41,
                     *           "title": "Light flat by the harbour",
                     *           "is_mine": false,
                     *           "message": "Would Thursday at five suit you?",
                     *           "created_at": "2026-11-20T09:30:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["FoundMessage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    tellTyping: {
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
                 *       "receiver_id": 12,
                 *       "property_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["TellTypingRequest"];
            };
        };
        responses: {
            /** @description Told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The other side is told."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReportMessageRequest"];
                /**
                 * @example {
                 *       "message_id": 310,
                 *       "reason": "Asks for money in advance."
                 *     }
                 */
                "application/json": components["schemas"]["ReportMessageRequest"];
            };
        };
        responses: {
            /** @description Reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Thank you for your report."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getChatReports: {
        parameters: {
            query?: {
                /** @description Reports that nobody has closed, or those that were. */
                state?: "open" | "closed";
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "There are no reports here.",
                     *       "total": 0,
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["ChatReport"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readReportedChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the report. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        report: components["schemas"]["ChatReport"];
                        data: components["schemas"]["ReportedMessage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    closeChatReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the report. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The report is closed."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getInquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The form is open.",
                     *       "form_token": "1764050000.Yt4rY2bS7Gm1f0Yt4rY2bS7G"
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Sent back with the inquiry. */
                        form_token: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    getSentInquiries: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You have no inquiries yet.",
                     *       "total": 0,
                     *       "adoptable": 0,
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        /** @description Others that can be adopted. */
                        adoptable: number;
                        data: components["schemas"]["Inquiry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    sendInquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewInquiry"];
                /**
                 * @example {
                 *       "property_id": 41,
                 *       "name": "Ada Brandt",
                 *       "email": "ada@hearth.example",
                 *       "message": "Is it free in May?",
                 *       "consent": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewInquiry"];
            };
        };
        responses: {
            /** @description It is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your inquiry is sent.",
                     *       "id": 7,
                     *       "token": null,
                     *       "chat": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Number of the inquiry. */
                        id: number;
                        /** @description Opens the conversation; only for people without account or address, who get no mail. */
                        token: string | null;
                        /** @description The chat it was sent to; null for others. */
                        chat: components["schemas"]["InquiryChat"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    adoptInquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They belong to the viewer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The inquiries are yours.",
                     *       "adopted": 1
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many there were. */
                        adopted: number;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    getInquiry: {
        parameters: {
            query?: {
                /** @description Of a mail about the inquiry. */
                token?: string;
                /** @description Number of an inquiry of the viewer's. */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your inquiry.",
                     *       "data": {
                     *         "id": 7,
                     *         "subject": {
                     *           "about": "property",
                     *           "id": 41,
                     *           "slug_id": "mill",
                     *           "title": "Mill",
                     *           "title_image": ""
                     *         },
                     *         "owner_name": "Jonas Weber",
                     *         "name": "Ada Brandt",
                     *         "preferred_times": "",
                     *         "state": "answered",
                     *         "can_write": true,
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "last_at": "2026-11-20T11:30:00.000000Z",
                     *         "chat": null
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": 1,
                     *           "is_mine": true,
                     *           "message": "Is it free in May?",
                     *           "created_at": "2026-11-20T09:30:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Inquiry"];
                        messages: components["schemas"]["InquiryMessage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    writeToInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewInquiryMessage"];
                "application/json": components["schemas"]["NewInquiryMessage"];
            };
        };
        responses: {
            /** @description It is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your message is sent.",
                     *       "data": {
                     *         "id": 2,
                     *         "is_mine": true,
                     *         "message": "Thank you, I come.",
                     *         "created_at": "2026-11-20T12:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InquiryMessage"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getLeads: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                state?: components["schemas"]["LeadState"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You have no leads yet.",
                     *       "total": 0,
                     *       "counts": {
                     *         "new": 0,
                     *         "answered": 0,
                     *         "viewing_agreed": 0,
                     *         "closed": 0
                     *       },
                     *       "answer_minutes": null,
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        /** @description How many there are in each state. */
                        counts: {
                            /** @description New ones. */
                            new: number;
                            /** @description Answered ones. */
                            answered: number;
                            /** @description Ones with a viewing. */
                            viewing_agreed: number;
                            /** @description Closed ones. */
                            closed: number;
                        };
                        /** @description How long the viewer takes to answer; null with fewer than five answered ones. */
                        answer_minutes: components["schemas"]["AnswerMinutes"] | null;
                        data: components["schemas"]["Lead"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the inquiry. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The lead.",
                     *       "data": {
                     *         "id": 7,
                     *         "subject": {
                     *           "about": "property",
                     *           "id": 41,
                     *           "slug_id": "mill",
                     *           "title": "Mill",
                     *           "title_image": ""
                     *         },
                     *         "account_id": null,
                     *         "name": "Ada Brandt",
                     *         "email": "ada@hearth.example",
                     *         "mobile": null,
                     *         "preferred_times": "",
                     *         "state": "new",
                     *         "excerpt": "Is it free in May?",
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "last_at": "2026-11-20T09:30:00.000000Z",
                     *         "answered_at": null,
                     *         "chat": null
                     *       },
                     *       "messages": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Lead"];
                        messages: components["schemas"]["InquiryMessage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    answerLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the inquiry. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeadAnswer"];
                "application/json": components["schemas"]["LeadAnswer"];
            };
        };
        responses: {
            /** @description It is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your answer is sent.",
                     *       "data": null,
                     *       "lead": {
                     *         "id": 7,
                     *         "subject": {
                     *           "about": "property",
                     *           "id": 41,
                     *           "slug_id": "mill",
                     *           "title": "Mill",
                     *           "title_image": ""
                     *         },
                     *         "account_id": null,
                     *         "name": "Ada Brandt",
                     *         "email": "ada@hearth.example",
                     *         "mobile": null,
                     *         "preferred_times": "",
                     *         "state": "new",
                     *         "excerpt": "Is it free in May?",
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "last_at": "2026-11-20T09:30:00.000000Z",
                     *         "answered_at": null,
                     *         "chat": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The answer; null where it went to a chat. */
                        data: components["schemas"]["InquiryMessage"] | null;
                        lead: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeLeadState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the inquiry. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeadStateChange"];
                /**
                 * @example {
                 *       "state": "closed"
                 *     }
                 */
                "application/json": components["schemas"]["LeadStateChange"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The lead.",
                     *       "data": {
                     *         "id": 7,
                     *         "subject": {
                     *           "about": "property",
                     *           "id": 41,
                     *           "slug_id": "mill",
                     *           "title": "Mill",
                     *           "title_image": ""
                     *         },
                     *         "account_id": null,
                     *         "name": "Ada Brandt",
                     *         "email": "ada@hearth.example",
                     *         "mobile": null,
                     *         "preferred_times": "",
                     *         "state": "new",
                     *         "excerpt": "Is it free in May?",
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "last_at": "2026-11-20T09:30:00.000000Z",
                     *         "answered_at": null,
                     *         "chat": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getReplyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your texts.",
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReplyTemplate"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReplyTemplateText"];
                "application/json": components["schemas"]["ReplyTemplateText"];
            };
        };
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your text is saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "Thanks",
                     *         "text": "Thank you for your interest.",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReplyTemplate"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the template. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReplyTemplateText"];
                "application/json": components["schemas"]["ReplyTemplateText"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your text is saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "Thanks",
                     *         "text": "Thank you for your interest.",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReplyTemplate"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the template. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your text is deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getViewings: {
        parameters: {
            query?: {
                /** @description Of a mail about an inquiry; absent, the viewer's own on either side that are not over. */
                token?: string;
                /** @description Instead, the viewer's own of the last year that are over, the latest first. */
                past?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The viewings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "There are no viewings.",
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Viewing"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    requestViewing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewViewing"];
                "application/json": components["schemas"]["NewViewing"];
            };
        };
        responses: {
            /** @description It is requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The viewing is requested.",
                     *       "data": {
                     *         "id": 3,
                     *         "inquiry_id": 7,
                     *         "side": "sender",
                     *         "title": "Mill",
                     *         "name": "Ada Brandt",
                     *         "property_id": 41,
                     *         "project_id": null,
                     *         "starts_at": "2026-12-04T00:00:00.000000Z",
                     *         "ends_at": "2026-12-04T00:30:00.000000Z",
                     *         "time_zone": "America/Los_Angeles",
                     *         "kind": "place",
                     *         "place": "",
                     *         "state": "requested",
                     *         "awaits_me": false,
                     *         "can_change": true,
                     *         "reason": "",
                     *         "sequence": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Viewing"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getViewingSchedule: {
        parameters: {
            query?: {
                /** @description Only those of this property. */
                property_id?: number;
                /** @description Only those of this project. */
                project_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You offer no times yet.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The times; null when none were saved. */
                        data: components["schemas"]["ViewingSchedule"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    saveViewingSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewViewingSchedule"];
                "application/json": components["schemas"]["NewViewingSchedule"];
            };
        };
        responses: {
            /** @description They are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your times are saved.",
                     *       "data": {
                     *         "time_zone": "America/Los_Angeles",
                     *         "minutes": 30,
                     *         "notice_hours": 24,
                     *         "kind": "place",
                     *         "place": "12 Mill Lane, Bend",
                     *         "weekly": [
                     *           {
                     *             "weekday": 5,
                     *             "from": "16:00",
                     *             "to": "18:00"
                     *           }
                     *         ],
                     *         "exceptions": [
                     *           {
                     *             "date": "2026-12-25",
                     *             "times": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ViewingSchedule"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteViewingSchedule: {
        parameters: {
            query?: {
                /** @description Only those of this property. */
                property_id?: number;
                /** @description Only those of this project. */
                project_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You offer no times any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getViewingSlots: {
        parameters: {
            query?: {
                /** @description The property. */
                property_id?: number;
                /** @description The project. */
                project_id?: number;
                /** @description The agent; 0 is the administrator. */
                agent_id?: number;
                /** @description How far to look ahead; four when absent. */
                weeks?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "There are no free times.",
                     *       "data": [],
                     *       "offer": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Beginnings of free times. */
                        data: string[];
                        /** @description What they have in common; null where none are offered. */
                        offer: {
                            /** @description IANA time zone of the home. */
                            time_zone: string;
                            /** @description Length of a viewing. */
                            minutes: number;
                            kind: components["schemas"]["ViewingKind"];
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getViewingFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its date, or null without an address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your calendar has an address.",
                     *       "created_at": "2026-12-01T10:00:00.000000Z"
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /**
                         * Format: date-time
                         * @description When the address was made.
                         */
                        created_at: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    openViewingFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your calendar has a new address.",
                     *       "address": "https://hearth.example/api/ext/viewings/calendar?token=x"
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Absolute address of the calendar. */
                        address: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    closeViewingFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your calendar has no address any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getViewingCalendar: {
        parameters: {
            query: {
                /** @description Of the address. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    changeViewing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the viewing. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ViewingChange"];
                /**
                 * @example {
                 *       "act": "agree",
                 *       "sequence": 0
                 *     }
                 */
                "application/json": components["schemas"]["ViewingChange"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The viewing is changed.",
                     *       "data": {
                     *         "id": 3,
                     *         "inquiry_id": 7,
                     *         "side": "sender",
                     *         "title": "Mill",
                     *         "name": "Ada Brandt",
                     *         "property_id": 41,
                     *         "project_id": null,
                     *         "starts_at": "2026-12-04T00:00:00.000000Z",
                     *         "ends_at": "2026-12-04T00:30:00.000000Z",
                     *         "time_zone": "America/Los_Angeles",
                     *         "kind": "place",
                     *         "place": "",
                     *         "state": "requested",
                     *         "awaits_me": false,
                     *         "can_change": true,
                     *         "reason": "",
                     *         "sequence": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Viewing"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BlockUserRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["BlockUserRequest"];
                /**
                 * @example {
                 *       "to_user_id": 12,
                 *       "reason": "Sends the same offer every day."
                 *     }
                 */
                "application/json": components["schemas"]["BlockUserRequest"];
            };
        };
        responses: {
            /** @description Blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "This person is blocked."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UnblockUserRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["UnblockUserRequest"];
                /**
                 * @example {
                 *       "to_user_id": 12
                 *     }
                 */
                "application/json": components["schemas"]["UnblockUserRequest"];
            };
        };
        responses: {
            /** @description The block is lifted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "This person is no longer blocked."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getFavouriteIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your favourites.",
                     *       "total": 2,
                     *       "data": [
                     *         41,
                     *         17
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        /** @description Numbers of properties. */
                        data: number[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    mergeFavourites: {
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
                 *       "property_ids": [
                 *         41,
                 *         17
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MergeFavouritesRequest"];
                "multipart/form-data": components["schemas"]["MergeFavouritesRequest"];
            };
        };
        responses: {
            /** @description They are favourites now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The homes are among your favourites.",
                     *       "added": 2
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many were none before. */
                        added: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getBlocks: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Whom you blocked.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "to_user_id": 12,
                     *           "to_admin": 0,
                     *           "name": "Jonas Weber",
                     *           "profile": "",
                     *           "reason": "Sends the same offer every day.",
                     *           "created_at": "2026-11-18T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["Block"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /**
                     * @description The name to keep it under.
                     * @example attachment; filename="hearth-account-5.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getAccountEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    /**
                     * @description Nobody may keep or rewrite it.
                     * @example no-store, no-transform
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    readNotifications: {
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
                 *       "up_to_id": 55
                 *     }
                 */
                "application/json": components["schemas"]["ReadNotificationsRequest"];
                "multipart/form-data": components["schemas"]["ReadNotificationsRequest"];
            };
        };
        responses: {
            /** @description They are read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The notifications are read.",
                     *       "unread": 0
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many are still unread; 100 stands for more. */
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getNoticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your notification settings.",
                     *       "data": {
                     *         "page_off": [],
                     *         "mail_off": [
                     *           "listings"
                     *         ],
                     *         "push_off": [
                     *           "prices",
                     *           "announcements"
                     *         ],
                     *         "quiet_from": "22:00",
                     *         "quiet_to": "07:00",
                     *         "time_zone": "Europe/Berlin",
                     *         "push_key": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                     *         "push_devices": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSettingsReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveNoticeSettings: {
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
                 *       "page_off": [],
                 *       "mail_off": [
                 *         "listings"
                 *       ],
                 *       "push_off": [
                 *         "prices",
                 *         "announcements"
                 *       ],
                 *       "quiet_from": "22:00",
                 *       "quiet_to": "07:00",
                 *       "time_zone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["NoticeSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your notification settings.",
                     *       "data": {
                     *         "page_off": [],
                     *         "mail_off": [
                     *           "listings"
                     *         ],
                     *         "push_off": [
                     *           "prices",
                     *           "announcements"
                     *         ],
                     *         "quiet_from": "22:00",
                     *         "quiet_to": "07:00",
                     *         "time_zone": "Europe/Berlin",
                     *         "push_key": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                     *         "push_devices": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSettingsReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    registerPushDevice: {
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
                 *       "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn",
                 *       "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *       "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *     }
                 */
                "application/json": components["schemas"]["PushDeviceRequest"];
            };
        };
        responses: {
            /** @description The browser is registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "This device gets notifications.",
                     *       "data": {
                     *         "devices": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            /** @description How many browsers of the account are registered. */
                            devices: number;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your notifications.",
                     *       "total": 1,
                     *       "unread": 1,
                     *       "data": [
                     *         {
                     *           "id": 55,
                     *           "title": "Your property is approved",
                     *           "message": "Light flat by the harbour can now be found.",
                     *           "type": "1",
                     *           "send_type": "2",
                     *           "customers_id": "12",
                     *           "propertys_id": 41,
                     *           "created_at": "2026-11-18T10:00:00.000000Z",
                     *           "created": "2 days ago",
                     *           "notification_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg",
                     *           "property": {
                     *             "id": 41,
                     *             "slug_id": "light-flat-by-the-harbour",
                     *             "title": "Light flat by the harbour",
                     *             "title_image": "https://hearth.example/api/ext/files/images/9b2e7c-harbour.jpg"
                     *           },
                     *           "is_read": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        total_is_estimate?: components["schemas"]["TotalIsEstimate"];
                        /** @description How many are unread; 100 stands for more. */
                        unread?: number;
                        data: components["schemas"]["Notification"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getVerificationFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The form.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Licence number",
                     *           "field_type": "text",
                     *           "form_fields_values": []
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Kind of business",
                     *           "field_type": "radio",
                     *           "form_fields_values": [
                     *             {
                     *               "id": 4,
                     *               "verify_customer_form_id": 2,
                     *               "value": "Agency"
                     *             },
                     *             {
                     *               "id": 5,
                     *               "verify_customer_form_id": 2,
                     *               "value": "Self-employed"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["VerificationField"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    applyVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplyVerificationRequest"];
                /**
                 * @example {
                 *       "form_fields": [
                 *         {
                 *           "id": 1,
                 *           "value": "HH-20417"
                 *         },
                 *         {
                 *           "id": 6,
                 *           "upload": "9f8c2d7a4b31"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplyVerificationRequest"];
            };
        };
        responses: {
            /** @description The application awaits the administrator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your application is sent."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getVerificationValues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your application.",
                     *       "data": {
                     *         "id": 9,
                     *         "user_id": 12,
                     *         "status": "pending",
                     *         "created_at": "2026-11-20T09:30:00.000000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z",
                     *         "deleted_at": null,
                     *         "user": {
                     *           "id": 12,
                     *           "name": "Jonas Weber",
                     *           "profile": "",
                     *           "property_count": 3,
                     *           "projects_count": 0
                     *         },
                     *         "verify_customer_values": [
                     *           {
                     *             "id": 21,
                     *             "verify_customer_id": 9,
                     *             "verify_customer_form_id": 1,
                     *             "value": "HH-20417",
                     *             "verify_form": {
                     *               "id": 1,
                     *               "name": "Licence number",
                     *               "field_type": "text",
                     *               "form_fields_values": []
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description The application, or null while there is none. */
                        data: components["schemas"]["VerificationRecord"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /** @description Width in pixels; the largest when absent. */
                w?: 160 | 320 | 480 | 640 | 768 | 960 | 1280 | 1920;
            };
            header?: never;
            path: {
                /**
                 * @description Last part of a picture's URL.
                 * @example 1a2b3c4d-house.jpg
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description A year, immutable.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description The format depends on `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": components["schemas"]["Bytes"];
                    "image/webp": components["schemas"]["Bytes"];
                    "image/jpeg": components["schemas"]["Bytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last part of a file's URL.
                 * @example 3fa0c114-energy-report.pdf
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description A year, immutable.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["Bytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getPrivateFile: {
        parameters: {
            query: {
                /** @description When the address ends, in seconds since 1970. */
                until: number;
                /** @description Proves that this provider made the address. */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description Part of the address.
                 * @example 3fa0c114-licence.pdf
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; pictures to be shown, everything else to be downloaded. */
            200: {
                headers: {
                    /**
                     * @description For this reader only, and not for long.
                     * @example private, max-age=300
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /** @description Bytes of the whole file. */
                "Upload-Length": number;
                /**
                 * @description Pairs of a name and a value in base64, with commas between the pairs.
                 * @example filename a2l0Y2hlbi5qcGc=,purpose cGhvdG8=
                 */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Piece"];
        responses: {
            /** @description The upload is open. */
            201: {
                headers: {
                    /**
                     * @description Where the pieces go, a path of this provider.
                     * @example /api/ext/uploads/6c1f0Yt4rY2bS7Gm6c1f0Q
                     */
                    Location?: string;
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
            };
            path: {
                /**
                 * @description Last part of the upload's `Location`.
                 * @example 6c1f0Yt4rY2bS7Gm6c1f0Q
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload is gone. */
            204: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    findUploadOffset: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
            };
            path: {
                /**
                 * @description Last part of the upload's `Location`.
                 * @example 6c1f0Yt4rY2bS7Gm6c1f0Q
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has arrived. */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    /** @description Bytes of the whole file. */
                    "Upload-Length"?: number;
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    receiveUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /** @description Where the piece begins. */
                "Upload-Offset": number;
            };
            path: {
                /**
                 * @description Last part of the upload's `Location`.
                 * @example 6c1f0Yt4rY2bS7Gm6c1f0Q
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Piece"];
        responses: {
            /** @description The piece has arrived. */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last part of the upload's `Location`.
                 * @example 6c1f0Yt4rY2bS7Gm6c1f0Q
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Upload found.",
                     *       "data": {
                     *         "id": "6c1f0Yt4rY2bS7Gm6c1f0Q",
                     *         "name": "kitchen.jpg",
                     *         "purpose": "photo",
                     *         "bytes": 3120455,
                     *         "received": 3120455,
                     *         "status": "ready",
                     *         "refusal": null,
                     *         "url": "https://homes.example.org/api/ext/files/images/1a2b3c4d-photo.jpg",
                     *         "width": 2560,
                     *         "height": 1920,
                     *         "hash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Upload"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getDrafts: {
        parameters: {
            query?: {
                /** @description Only drafts of this kind. */
                kind?: "property" | "project";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Drafts found.",
                     *       "data": [
                     *         {
                     *           "id": "0190c0de-7b1e-7cc3-98c4-dc0c0c07398f",
                     *           "kind": "property",
                     *           "listing_id": null,
                     *           "title": "Bright flat by the park",
                     *           "revision": 7,
                     *           "created_at": "2026-11-20T09:12:44.000000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DraftHead"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the draft, made where it began.
                 * @example 0190c0de-7b1e-7cc3-98c4-dc0c0c07398f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Draft found.",
                     *       "data": {
                     *         "id": "0190c0de-7b1e-7cc3-98c4-dc0c0c07398f",
                     *         "kind": "property",
                     *         "listing_id": null,
                     *         "title": "Bright flat by the park",
                     *         "revision": 7,
                     *         "created_at": "2026-11-20T09:12:44.000000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z",
                     *         "content": {
                     *           "title": "Bright flat by the park",
                     *           "bedrooms": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Draft"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the draft, made where it began.
                 * @example 0190c0de-7b1e-7cc3-98c4-dc0c0c07398f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "property",
                 *       "content": {
                 *         "title": "Bright flat by the park",
                 *         "bedrooms": 3
                 *       },
                 *       "revision": 6
                 *     }
                 */
                "application/json": components["schemas"]["SaveDraftRequest"];
            };
        };
        responses: {
            /** @description The draft is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your draft is saved.",
                     *       "data": {
                     *         "revision": 7,
                     *         "updated_at": "2026-11-20T09:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: {
                            /** @description The new revision. */
                            revision: number;
                            /**
                             * Format: date-time
                             * @description When it was kept.
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another device wrote since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": true,
                     *       "message": "This draft was changed elsewhere.",
                     *       "key": "stale",
                     *       "data": {
                     *         "id": "0190c0de-7b1e-7cc3-98c4-dc0c0c07398f",
                     *         "kind": "property",
                     *         "listing_id": null,
                     *         "title": "Bright flat by the park",
                     *         "revision": 7,
                     *         "created_at": "2026-11-20T09:12:44.000000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000000Z",
                     *         "content": {
                     *           "title": "Bright flat by the park",
                     *           "bedrooms": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaleDraft"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the draft, made where it began.
                 * @example 0190c0de-7b1e-7cc3-98c4-dc0c0c07398f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Your draft is deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getSavedSearch: {
        parameters: {
            query: {
                /**
                 * @description Of a mail about the search, or of its confirmation.
                 * @example 17.6c1f0Yt4rY2bS7Gm
                 */
                token: components["parameters"]["TokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Saved search found.",
                     *       "data": {
                     *         "name": "Houses in Bend",
                     *         "email": "ada@hearth.example",
                     *         "query": "category_slug_id=house&city=Bend&max_price=600000&property_type=0",
                     *         "events": [
                     *           "new",
                     *           "cheaper",
                     *           "back"
                     *         ],
                     *         "frequency": "daily",
                     *         "is_paused": 0,
                     *         "created_at": "2026-05-04T08:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedSearchReply"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewSavedSearch"];
                /**
                 * @example {
                 *       "name": "Houses in Bend",
                 *       "email": "ada@hearth.example",
                 *       "query": "property_type=0&category_slug_id=house&city=Bend&max_price=600000",
                 *       "events": [
                 *         "new",
                 *         "cheaper",
                 *         "back"
                 *       ],
                 *       "frequency": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Please confirm by the link in the mail we sent you."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SavedSearchToken"];
                "application/json": components["schemas"]["SavedSearchToken"];
            };
        };
        responses: {
            /** @description It is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The search is confirmed.",
                     *       "token": "17.6c1f0Yt4rY2bS7Gm",
                     *       "data": {
                     *         "name": "Houses in Bend",
                     *         "email": "ada@hearth.example",
                     *         "query": "category_slug_id=house&city=Bend&max_price=600000&property_type=0",
                     *         "events": [
                     *           "new",
                     *           "cheaper",
                     *           "back"
                     *         ],
                     *         "frequency": "daily",
                     *         "is_paused": 0,
                     *         "created_at": "2026-05-04T08:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description Opens and changes the search. */
                        token: string;
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SavedSearchChange"];
                "application/json": components["schemas"]["SavedSearchChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The search is changed.",
                     *       "data": {
                     *         "name": "Houses in Bend",
                     *         "email": "ada@hearth.example",
                     *         "query": "category_slug_id=house&city=Bend&max_price=600000&property_type=0",
                     *         "events": [
                     *           "new",
                     *           "cheaper",
                     *           "back"
                     *         ],
                     *         "frequency": "daily",
                     *         "is_paused": 0,
                     *         "created_at": "2026-05-04T08:30:00.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedSearchReply"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    unsubscribeSavedSearch: {
        parameters: {
            query: {
                /**
                 * @description Of a mail about the search, or of its confirmation.
                 * @example 17.6c1f0Yt4rY2bS7Gm
                 */
                token: components["parameters"]["TokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Unsubscription"];
                "multipart/form-data": components["schemas"]["Unsubscription"];
                "application/json": components["schemas"]["Unsubscription"];
            };
        };
        responses: {
            /** @description There will be no more mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You will get no more mail about this search."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getAddressRanges: {
        parameters: {
            query?: {
                /** @description How many ids a range has; 50,000 when absent. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranges, by kind and id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Addresses found.",
                     *       "data": [
                     *         {
                     *           "kind": "property",
                     *           "first": 1,
                     *           "last": 50000
                     *         },
                     *         {
                     *           "kind": "project",
                     *           "first": 1,
                     *           "last": 50000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddressRange"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
        };
    };
    getAddresses: {
        parameters: {
            query?: {
                /** @description The lowest id; 1 when absent. */
                first?: number;
                /** @description The highest id; no bound when absent. */
                last?: number;
            };
            header?: never;
            path: {
                /**
                 * @description What the pages are of.
                 * @example property
                 */
                kind: components["schemas"]["ListedKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Addresses found.",
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "slug_id": "house-by-the-lake",
                     *           "updated_at": "2026-05-04T08:30:00.000000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ListedAddress"][];
                        /** @description Where the rest begins; null when there is none. */
                        next: number | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getSharePictureOfSite: {
        parameters: {
            query?: {
                /**
                 * @description The language of its words; the default language for any other or none.
                 * @example es
                 */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description An hour.
                     * @example public, max-age=3600
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Bytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSharePicture: {
        parameters: {
            query?: {
                /**
                 * @description The language of its words; the default language for any other or none.
                 * @example es
                 */
                language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description What the page is of.
                 * @example property
                 */
                kind: components["schemas"]["ListedKind"];
                /**
                 * @description The `slug_id` of the page.
                 * @example house-by-the-lake
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description An hour.
                     * @example public, max-age=3600
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Bytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAdministration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "What waits.",
                     *       "data": {
                     *         "waiting": {
                     *           "property": 3,
                     *           "project": 0,
                     *           "verification": 1
                     *         },
                     *         "oldest_at": "2026-11-01T10:00:00.000000Z",
                     *         "open_reports": 2,
                     *         "open_contact_messages": 5,
                     *         "people": 1204,
                     *         "deactivated": 3,
                     *         "latest": [
                     *           {
                     *             "id": 41,
                     *             "actor_id": 1,
                     *             "actor_name": "Ada Keller",
                     *             "action": "approved",
                     *             "subject_kind": "property",
                     *             "subject_id": 12,
                     *             "subject_name": "Light flat by the harbour",
                     *             "reason": "",
                     *             "created_at": "2026-11-03T10:00:00.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdminOverview"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getReviewQueue: {
        parameters: {
            query?: {
                /** @description Only what is of this kind; absent for all. */
                kind?: components["schemas"]["ReviewKind"];
                /** @description Only what comes after this place in the queue. */
                after?: string;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "What waits.",
                     *       "waiting": {
                     *         "property": 1,
                     *         "project": 0,
                     *         "verification": 0
                     *       },
                     *       "next": null,
                     *       "data": [
                     *         {
                     *           "kind": "property",
                     *           "id": 12,
                     *           "title": "Light flat by the harbour",
                     *           "place": "Kirkland, Washington",
                     *           "owner_name": "Jonas Weber",
                     *           "picture": "",
                     *           "submitted_at": "2026-11-01T10:00:00.000000Z",
                     *           "cursor": "1793527200000000.0.12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        waiting: components["schemas"]["WaitingCounts"];
                        /** @description What `after` takes for the rows that follow; null at the end. */
                        next: string | null;
                        data: components["schemas"]["ReviewRow"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getNextReview: {
        parameters: {
            query?: {
                /** @description Only what is of this kind; absent for all. */
                kind?: components["schemas"]["ReviewKind"];
                /** @description The place to go on from. */
                after?: string;
                /** @description The place to go back from. */
                before?: string;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The next one.",
                     *       "data": {
                     *         "kind": "property",
                     *         "id": 12,
                     *         "revision": 3,
                     *         "status": "pending",
                     *         "title": "Light flat by the harbour",
                     *         "submitted_at": "2026-11-01T10:00:00.000000Z",
                     *         "cursor": "1793527200000000.0.12",
                     *         "owner": null,
                     *         "decisions": [],
                     *         "listing": {
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "is_active": true,
                     *           "description": "Three rooms and a balcony over the water.",
                     *           "category": "Apartment",
                     *           "property_type": "rent",
                     *           "project_type": null,
                     *           "price": 1450,
                     *           "rentduration": "Monthly",
                     *           "is_premium": false,
                     *           "address": "12 Shore Road, Kirkland",
                     *           "client_address": "12 Shore Road, door 7",
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "latitude": 47.6769,
                     *           "longitude": -122.206,
                     *           "hides_exact_place": true,
                     *           "pictures": [],
                     *           "three_d_image": "",
                     *           "video_link": "",
                     *           "parameters": [
                     *             {
                     *               "name": "Bedrooms",
                     *               "value": [
                     *                 "2"
                     *               ],
                     *               "file": ""
                     *             }
                     *           ],
                     *           "facilities": [
                     *             {
                     *               "name": "School",
                     *               "value": [
                     *                 "0.4"
                     *               ],
                     *               "file": ""
                     *             }
                     *           ],
                     *           "documents": [],
                     *           "plans": [],
                     *           "meta_title": "",
                     *           "meta_description": "",
                     *           "meta_keywords": "",
                     *           "meta_image": ""
                     *         },
                     *         "approved": null,
                     *         "answers": [],
                     *         "similar": [],
                     *         "pin_distance_km": 1.2
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description What to decide on; null when nothing waits there. */
                        data: components["schemas"]["ReviewItem"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getReviewItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path: {
                /** @description What it is. */
                kind: components["schemas"]["ReviewKind"];
                /** @description Its number. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "What to decide on.",
                     *       "data": {
                     *         "kind": "property",
                     *         "id": 12,
                     *         "revision": 3,
                     *         "status": "pending",
                     *         "title": "Light flat by the harbour",
                     *         "submitted_at": "2026-11-01T10:00:00.000000Z",
                     *         "cursor": "1793527200000000.0.12",
                     *         "owner": null,
                     *         "decisions": [],
                     *         "listing": {
                     *           "slug_id": "light-flat-by-the-harbour",
                     *           "is_active": true,
                     *           "description": "Three rooms and a balcony over the water.",
                     *           "category": "Apartment",
                     *           "property_type": "rent",
                     *           "project_type": null,
                     *           "price": 1450,
                     *           "rentduration": "Monthly",
                     *           "is_premium": false,
                     *           "address": "12 Shore Road, Kirkland",
                     *           "client_address": "12 Shore Road, door 7",
                     *           "city": "Kirkland",
                     *           "state": "Washington",
                     *           "country": "United States",
                     *           "latitude": 47.6769,
                     *           "longitude": -122.206,
                     *           "hides_exact_place": true,
                     *           "pictures": [],
                     *           "three_d_image": "",
                     *           "video_link": "",
                     *           "parameters": [
                     *             {
                     *               "name": "Bedrooms",
                     *               "value": [
                     *                 "2"
                     *               ],
                     *               "file": ""
                     *             }
                     *           ],
                     *           "facilities": [
                     *             {
                     *               "name": "School",
                     *               "value": [
                     *                 "0.4"
                     *               ],
                     *               "file": ""
                     *             }
                     *           ],
                     *           "documents": [],
                     *           "plans": [],
                     *           "meta_title": "",
                     *           "meta_description": "",
                     *           "meta_keywords": "",
                     *           "meta_image": ""
                     *         },
                     *         "approved": null,
                     *         "answers": [],
                     *         "similar": [],
                     *         "pin_distance_km": 1.2
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReviewItem"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DecideReviewRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DecideReviewRequest"];
                /**
                 * @example {
                 *       "kind": "property",
                 *       "id": 12,
                 *       "revision": 3,
                 *       "decision": "rejected",
                 *       "reason": "The photos show another home."
                 *     }
                 */
                "application/json": components["schemas"]["DecideReviewRequest"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "It is decided.",
                     *       "data": {
                     *         "revision": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description What it is from now on. */
                        data: {
                            /** @description What taking the decision back names. */
                            revision: number;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    undoReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UndoReviewRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["UndoReviewRequest"];
                /**
                 * @example {
                 *       "kind": "property",
                 *       "id": 12,
                 *       "revision": 4
                 *     }
                 */
                "application/json": components["schemas"]["UndoReviewRequest"];
            };
        };
        responses: {
            /** @description The decision is taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The decision is taken back."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getReports: {
        parameters: {
            query?: {
                /** @description Reports that nobody has handled, or those that were. */
                state?: "open" | "handled";
                /** @description Only what comes after this place in the list. */
                after?: string;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "What was reported.",
                     *       "open": 1,
                     *       "next": null,
                     *       "data": [
                     *         {
                     *           "id": 4,
                     *           "property": {
                     *             "id": 12,
                     *             "slug_id": "light-flat-by-the-harbour",
                     *             "title": "Light flat by the harbour",
                     *             "picture": "",
                     *             "status": "approved",
                     *             "is_active": true,
                     *             "owner_id": 7,
                     *             "owner_name": "Jonas Weber"
                     *           },
                     *           "reason": "It does not exist",
                     *           "message": "",
                     *           "reporter_id": 9,
                     *           "reporter_name": "Mira Lindqvist",
                     *           "created_at": "2026-11-01T10:00:00.000000Z",
                     *           "outcome": null,
                     *           "handled_at": null,
                     *           "handled_by": null,
                     *           "others": 0,
                     *           "cursor": "1793527200000000.4"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many are open. */
                        open: number;
                        /** @description What `after` takes for the rows that follow; null at the end. */
                        next: string | null;
                        data: components["schemas"]["AdminReport"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    handleReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["HandleReportRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["HandleReportRequest"];
                /**
                 * @example {
                 *       "id": 4,
                 *       "outcome": "rejected",
                 *       "reason": "The home does not exist."
                 *     }
                 */
                "application/json": components["schemas"]["HandleReportRequest"];
            };
        };
        responses: {
            /** @description The report is handled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The report is handled."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getContactMessages: {
        parameters: {
            query?: {
                /** @description Open or closed messages. */
                state?: "open" | "closed";
                /** @description Words of the name, the e-mail address, the subject or the text. */
                search?: string;
                /** @description Only what comes after this place in the list. */
                after?: string;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Contact messages found.",
                     *       "total": 1,
                     *       "next": null,
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "name": "Mira Lindqvist",
                     *           "email": "mira@example.org",
                     *           "subject": "Is the flat still free?",
                     *           "excerpt": "I could come on Monday.",
                     *           "state": "open",
                     *           "assigned_to": 1,
                     *           "assigned_name": "Ada Keller",
                     *           "answers": 1,
                     *           "created_at": "2026-11-01T10:00:00.000000Z",
                     *           "closed_at": null,
                     *           "closed_by": null,
                     *           "cursor": "1793527200000000.12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description How many there are, on all pages. */
                        total: number;
                        /** @description What `after` takes for the rows that follow; null at the end. */
                        next: string | null;
                        data: components["schemas"]["AdminContactMessage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the message. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Contact message found.",
                     *       "data": {
                     *         "message": {
                     *           "id": 12,
                     *           "name": "Mira Lindqvist",
                     *           "email": "mira@example.org",
                     *           "subject": "Is the flat still free?",
                     *           "excerpt": "I could come on Monday.",
                     *           "state": "open",
                     *           "assigned_to": 1,
                     *           "assigned_name": "Ada Keller",
                     *           "answers": 1,
                     *           "created_at": "2026-11-01T10:00:00.000000Z",
                     *           "closed_at": null,
                     *           "closed_by": null,
                     *           "cursor": "1793527200000000.12"
                     *         },
                     *         "text": "I could come on Monday.",
                     *         "answers": [
                     *           {
                     *             "id": 3,
                     *             "text": "It is. Monday at ten?",
                     *             "author_name": "Ada Keller",
                     *             "created_at": "2026-11-01T12:00:00.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdminContactMessageDetail"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    answerContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerContactMessageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AnswerContactMessageRequest"];
                /**
                 * @example {
                 *       "id": 12,
                 *       "text": "It is. Monday at ten?",
                 *       "client_id": "0b9f1f0a-3f0e-4a53-9a0e-6a1d4c1f7c55"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerContactMessageRequest"];
            };
        };
        responses: {
            /** @description The answer is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The answer is sent."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    assignContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssignContactMessageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AssignContactMessageRequest"];
                /**
                 * @example {
                 *       "id": 12,
                 *       "is_assigned": 1
                 *     }
                 */
                "application/json": components["schemas"]["AssignContactMessageRequest"];
            };
        };
        responses: {
            /** @description The message is assigned or released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The message is assigned to you."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeContactMessageState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeContactMessageStateRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeContactMessageStateRequest"];
                /**
                 * @example {
                 *       "id": 12,
                 *       "state": "closed"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeContactMessageStateRequest"];
            };
        };
        responses: {
            /** @description The state is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The message is closed."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the site can be set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The first administrator is missing.",
                     *       "data": {
                     *         "is_open": true,
                     *         "needs_link": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Setup"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    createFirstAdministrator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Keller",
                 *       "email": "ada@example.org",
                 *       "password": "birch-and-slate",
                 *       "re_password": "birch-and-slate"
                 *     }
                 */
                "application/json": components["schemas"]["FirstAdministratorRequest"];
            };
        };
        responses: {
            /** @description The account is an administrator's, and signs in with e-mail and password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "You are the administrator. Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSetupProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The steps of the first run.",
                     *       "data": {
                     *         "is_begun": true,
                     *         "step": "region",
                     *         "filling": null,
                     *         "filling_state": null,
                     *         "is_unfilled": true,
                     *         "missing": [
                     *           "company_email",
                     *           "category"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SetupProgress"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    changeSetupStep: {
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
                 *       "step": "languages"
                 *     }
                 */
                "application/json": components["schemas"]["SetupStepRequest"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The step is kept."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    fillMarketplace: {
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
                 *       "filling": "catalog"
                 *     }
                 */
                "application/json": components["schemas"]["FillMarketplaceRequest"];
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "It is being filled."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    testMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The mail is on its way.",
                     *       "data": {
                     *         "to": "ada@example.org",
                     *         "outcome": "sent",
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MailTest"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description A part of the name, of the e-mail address or of the telephone number. */
                search?: string;
                /** @description Only active or deactivated people, verified agents or administrators; absent for all. */
                state?: "active" | "deactivated" | "verified" | "admin";
                /** @description Only accounts that are older than the one with this number. */
                after?: number;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "People found.",
                     *       "next": null,
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "name": "Jonas Weber",
                     *           "slug_id": "jonas-weber",
                     *           "email": "jonas@example.org",
                     *           "mobile": null,
                     *           "profile": "",
                     *           "is_active": true,
                     *           "is_admin": false,
                     *           "is_email_verified": true,
                     *           "verification_status": "success",
                     *           "created_at": "2026-05-01T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description What `after` takes for the rows that follow; null at the end. */
                        next: number | null;
                        data: components["schemas"]["AdminUser"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the person. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The person.",
                     *       "data": {
                     *         "person": {
                     *           "id": 7,
                     *           "name": "Jonas Weber",
                     *           "slug_id": "jonas-weber",
                     *           "email": "jonas@example.org",
                     *           "mobile": null,
                     *           "profile": "",
                     *           "is_active": true,
                     *           "is_admin": false,
                     *           "is_email_verified": true,
                     *           "verification_status": "success",
                     *           "created_at": "2026-05-01T10:00:00.000000Z"
                     *         },
                     *         "properties": {
                     *           "pending": 1,
                     *           "approved": 4,
                     *           "rejected": 0
                     *         },
                     *         "projects": {
                     *           "pending": 0,
                     *           "approved": 0,
                     *           "rejected": 0
                     *         },
                     *         "open_reports": 0,
                     *         "decisions": [
                     *           {
                     *             "id": 41,
                     *             "actor_id": 1,
                     *             "actor_name": "Ada Keller",
                     *             "action": "approved",
                     *             "subject_kind": "property",
                     *             "subject_id": 12,
                     *             "subject_name": "Light flat by the harbour",
                     *             "reason": "",
                     *             "created_at": "2026-11-03T10:00:00.000000Z"
                     *           }
                     *         ],
                     *         "audit": [],
                     *         "packages": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdminUserDetail"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    changeUserActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeUserActivityRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeUserActivityRequest"];
                /**
                 * @example {
                 *       "id": 7,
                 *       "is_active": 0,
                 *       "reason": "Lists homes that do not exist."
                 *     }
                 */
                "application/json": components["schemas"]["ChangeUserActivityRequest"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The account is deactivated."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeUserVerificationRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeUserVerificationRequest"];
                /**
                 * @example {
                 *       "id": 7,
                 *       "is_verified": 1
                 *     }
                 */
                "application/json": components["schemas"]["ChangeUserVerificationRequest"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The person is verified."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    grantPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GrantPackageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["GrantPackageRequest"];
                /**
                 * @example {
                 *       "id": 7,
                 *       "package_id": 5,
                 *       "reason": "Partner of the marketplace."
                 *     }
                 */
                "application/json": components["schemas"]["GrantPackageRequest"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The package is granted."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    endPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EndPackageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["EndPackageRequest"];
                /**
                 * @example {
                 *       "id": 7,
                 *       "holding_id": 12,
                 *       "reason": "The partnership is over."
                 *     }
                 */
                "application/json": components["schemas"]["EndPackageRequest"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The package is ended."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getBankTransfers: {
        parameters: {
            query?: {
                /** @description State; absent for those in review. */
                status?: "pending" | "review" | "rejected" | "success" | "failed";
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "There are no such bank transfers.",
                     *       "total": 0,
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["ReviewedTransfer"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    decideBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DecideBankTransferRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DecideBankTransferRequest"];
                /**
                 * @example {
                 *       "payment_transaction_id": 19,
                 *       "decision": "reject",
                 *       "reason": "The receipt cannot be read."
                 *     }
                 */
                "application/json": components["schemas"]["DecideBankTransferRequest"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "It is decided."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getAdminPayments: {
        parameters: {
            query?: {
                /** @description Part of the buyer's name, email or telephone number, of the package, or a whole number, reference or receipt. */
                search?: string;
                /** @description State in detail; absent for all. */
                state?: components["schemas"]["PaymentState"];
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Payments found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 19,
                     *           "user_id": 7,
                     *           "package_id": 3,
                     *           "amount": 49,
                     *           "payment_gateway": "Stripe",
                     *           "payment_type": "online payment",
                     *           "order_id": "pi_3Qk1",
                     *           "transaction_id": "8d1c",
                     *           "payment_status": "success",
                     *           "reject_reason": null,
                     *           "package": {
                     *             "id": 3,
                     *             "name": "Agency",
                     *             "price": 49
                     *           },
                     *           "created_at": "2026-11-01T10:00:00.000000Z",
                     *           "updated_at": "2026-11-01T10:01:30.000000Z",
                     *           "payment_state": "paid",
                     *           "currency": "USD",
                     *           "receipt_number": "2026-000001",
                     *           "buyer": {
                     *             "id": 7,
                     *             "name": "Jonas Weber",
                     *             "email": "jonas@example.org",
                     *             "mobile": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["AdminPayment"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    refundPayment: {
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
                 *       "payment_transaction_id": 19,
                 *       "amount": 9,
                 *       "reason": "Agreed by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RefundPaymentRequest"];
            };
        };
        responses: {
            /** @description It is begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The refund is begun."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    addPaymentNote: {
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
                 *       "payment_transaction_id": 19,
                 *       "note": "Called back."
                 *     }
                 */
                "application/json": components["schemas"]["AddPaymentNoteRequest"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The note is kept."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getAdminPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Packages found.",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "name": "Agency",
                     *           "price": 49,
                     *           "currency": "USD",
                     *           "hours": 720,
                     *           "is_active": true,
                     *           "position": 0,
                     *           "sold": 12,
                     *           "running": 4,
                     *           "features": [
                     *             {
                     *               "id": 1,
                     *               "limit": 25
                     *             }
                     *           ],
                     *           "translations": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdminPackage"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    savePackage: {
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
                 *       "name": "Agency",
                 *       "price": 49,
                 *       "hours": 720,
                 *       "features": [
                 *         {
                 *           "id": 1,
                 *           "limit": 25
                 *         }
                 *       ],
                 *       "translations": {}
                 *     }
                 */
                "application/json": components["schemas"]["SavePackageRequest"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The package is kept.",
                     *       "data": {
                     *         "id": 3,
                     *         "name": "Agency",
                     *         "price": 49,
                     *         "currency": "USD",
                     *         "hours": 720,
                     *         "is_active": true,
                     *         "position": 0,
                     *         "sold": 12,
                     *         "running": 4,
                     *         "features": [
                     *           {
                     *             "id": 1,
                     *             "limit": 25
                     *           }
                     *         ],
                     *         "translations": {}
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdminPackage"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    offerPackage: {
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
                 *       "id": 3,
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["OfferPackageRequest"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The package is kept."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    orderPackages: {
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
                 *       "ids": [
                 *         3,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderPackagesRequest"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The order is kept."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getPaymentAdministration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Payment settings found.",
                     *       "data": {
                     *         "gateways": [
                     *           {
                     *             "gateway": "stripe",
                     *             "is_on": true,
                     *             "mode": "test",
                     *             "public_key": "pk_test_1",
                     *             "variables": [
                     *               {
                     *                 "name": "STRIPE_SECRET_KEY",
                     *                 "is_set": true,
                     *                 "is_optional": false
                     *               }
                     *             ],
                     *             "webhook_url": "https://homes.example.org/api/webhooks/stripe"
                     *           }
                     *         ],
                     *         "bank_transfer": {
                     *           "is_on": true,
                     *           "details": [
                     *             {
                     *               "title": "IBAN",
                     *               "value": "DE02"
                     *             }
                     *           ]
                     *         },
                     *         "tax": {
                     *           "rate": 19,
                     *           "is_inclusive": true,
                     *           "name": "VAT",
                     *           "number": "DE811907980",
                     *           "address": ""
                     *         },
                     *         "is_sandbox": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentAdministration"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    changePaymentSettings: {
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
                 *       "gateways": [
                 *         {
                 *           "gateway": "stripe",
                 *           "is_on": true,
                 *           "public_key": "pk_test_1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChangePaymentSettingsRequest"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The settings are kept."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    testGateway: {
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
                 *       "gateway": "stripe"
                 *     }
                 */
                "application/json": components["schemas"]["TestGatewayRequest"];
            };
        };
        responses: {
            /** @description How it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The gateway answers.",
                     *       "data": {
                     *         "is_working": true,
                     *         "cause": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GatewayTest"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Settings found.",
                     *       "data": {
                     *         "version": 12,
                     *         "settings": [
                     *           {
                     *             "key": "company_name",
                     *             "value": "Harbor Homes",
                     *             "default": "Hearth"
                     *           },
                     *           {
                     *             "key": "company_email",
                     *             "value": null,
                     *             "default": null
                     *           },
                     *           {
                     *             "key": "listing_days",
                     *             "value": null,
                     *             "default": "90"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SettingsAdministration"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                 *       "base": 12,
                 *       "changes": [
                 *         {
                 *           "key": "company_name",
                 *           "value": "Harbor Homes"
                 *         },
                 *         {
                 *           "key": "listing_days",
                 *           "value": "60"
                 *         }
                 *       ],
                 *       "reason": "New name of the company"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeSettingsRequest"];
            };
        };
        responses: {
            /** @description They are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The settings are kept."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Somebody else changed a key since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": true,
                     *       "message": "Somebody else changed this.",
                     *       "key": "settingsChanged",
                     *       "data": {
                     *         "conflicts": [
                     *           {
                     *             "key": "company_name",
                     *             "value": "Hearth & Home",
                     *             "actor_name": "Ben Ortiz",
                     *             "changed_at": "2026-11-03T10:00:00.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedSettings"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSettingVersions: {
        parameters: {
            query?: {
                /** @description Only changes older than this one. */
                before?: number;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Changes found.",
                     *       "next": null,
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "actor_name": "Ada Keller",
                     *           "reason": "New name of the company",
                     *           "created_at": "2026-11-03T10:00:00.000000Z",
                     *           "changes": [
                     *             {
                     *               "key": "company_name",
                     *               "before": null,
                     *               "after": "Harbor Homes"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description What `before` takes for the changes that follow; null at the end. */
                        next: number | null;
                        data: components["schemas"]["SettingVersion"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    revertSettingVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the change. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The old name stays until May"
                 *     }
                 */
                "application/json": components["schemas"]["RevertSettingVersionRequest"];
            };
        };
        responses: {
            /** @description It is taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "The change is taken back."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else changed a key since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": true,
                     *       "message": "Somebody else changed this.",
                     *       "key": "settingsChanged",
                     *       "data": {
                     *         "conflicts": [
                     *           {
                     *             "key": "company_name",
                     *             "value": "Hearth & Home",
                     *             "actor_name": "Ben Ortiz",
                     *             "changed_at": "2026-11-03T10:00:00.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedSettings"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    exportPayments: {
        parameters: {
            query: {
                /**
                 * @description Year and month.
                 * @example 2026-11
                 */
                month: string;
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example date,kind,document,payment,buyer,email,buyer_tax_number,package,method,reference,currency,amount,tax_rate,tax,net
                     *     2026-11-20T09:30:00.000Z,charge,2026-000017,18,Mira Lindqvist,mira@example.org,,Agency,stripe,pi_3Qk1,EUR,49.00,19,7.82,41.18
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getAdminPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path: {
                /** @description Number of the purchase. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Payment found.",
                     *       "data": {
                     *         "payment": {
                     *           "id": 19,
                     *           "user_id": 7,
                     *           "package_id": 3,
                     *           "amount": 49,
                     *           "payment_gateway": "Stripe",
                     *           "payment_type": "online payment",
                     *           "order_id": "pi_3Qk1",
                     *           "transaction_id": "8d1c",
                     *           "payment_status": "success",
                     *           "reject_reason": null,
                     *           "package": {
                     *             "id": 3,
                     *             "name": "Agency",
                     *             "price": 49
                     *           },
                     *           "created_at": "2026-11-01T10:00:00.000000Z",
                     *           "updated_at": "2026-11-01T10:01:30.000000Z",
                     *           "payment_state": "paid",
                     *           "currency": "USD",
                     *           "receipt_number": "2026-000001",
                     *           "buyer": {
                     *             "id": 7,
                     *             "name": "Jonas Weber",
                     *             "email": "jonas@example.org",
                     *             "mobile": null
                     *           }
                     *         },
                     *         "paid_at": "2026-11-01T10:01:30.000000Z",
                     *         "refundable": 49,
                     *         "attempts": [],
                     *         "entries": [],
                     *         "events": [],
                     *         "refunds": [],
                     *         "mismatches": [],
                     *         "receipts": [],
                     *         "notes": [],
                     *         "audit": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdminPaymentDetail"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getPaymentMismatches: {
        parameters: {
            query?: {
                /** @description Open or decided cases; absent for open ones. */
                state?: "open" | "decided";
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The language that texts are wanted in (a code of `web-settings.data.languages`). The default
                 *     language answers for any other.
                 * @example es
                 */
                "Content-Language"?: components["parameters"]["ContentLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Mismatches found.",
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "cause": "amount",
                     *           "payment_gateway": "Stripe",
                     *           "payment_transaction_id": 18,
                     *           "reference": "pi_3Qk1",
                     *           "amount": 4.9,
                     *           "currency": "EUR",
                     *           "due": 49,
                     *           "due_currency": "EUR",
                     *           "buyer_id": 5,
                     *           "buyer_name": "Mira Lindqvist",
                     *           "package_name": "Agency",
                     *           "decision": null,
                     *           "note": "",
                     *           "created_at": "2026-11-20T09:30:00.000000Z",
                     *           "decided_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        total: components["schemas"]["Total"];
                        data: components["schemas"]["PaymentMismatch"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    decidePaymentMismatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DecidePaymentMismatchRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DecidePaymentMismatchRequest"];
                /**
                 * @example {
                 *       "id": 3,
                 *       "decision": "refund",
                 *       "note": "Paid in part."
                 *     }
                 */
                "application/json": components["schemas"]["DecidePaymentMismatchRequest"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "It is decided."
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getAuditLog: {
        parameters: {
            query?: {
                /** @description Only what was done with this kind of thing. */
                subject_kind?: components["schemas"]["AuditSubjectKind"];
                /** @description Only what was done with the thing of this number; refused without `subject_kind`. */
                subject_id?: number;
                /** @description Only what this person did. */
                actor_id?: number;
                /** @description Only entries that are older than the one with this number. */
                after?: number;
                /** @description Page size; ten when absent. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "What was done.",
                     *       "next": null,
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "actor_id": 1,
                     *           "actor_name": "Ada Keller",
                     *           "action": "approved",
                     *           "subject_kind": "property",
                     *           "subject_id": 12,
                     *           "subject_name": "Light flat by the harbour",
                     *           "reason": "",
                     *           "created_at": "2026-11-03T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        error: components["schemas"]["Ok"];
                        message: components["schemas"]["Message"];
                        /** @description What `after` takes for the rows that follow; null at the end. */
                        next: number | null;
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
}
