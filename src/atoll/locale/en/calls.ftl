# Calls of players whose turn it is: push messages and webhooks.

push-ask = Shall we call you when it is your turn, even when this page is closed?
push-yes = Call me
push-no = No, thanks
push-done = You will be called on this device when it is your turn. You can change this in the settings.
push-noted = All right
settings-push = Call me when it is my turn, even when the page is closed
settings-push-help = Your browser’s push service delivers the call. It cannot read it.
settings-push-denied = Your browser does not allow notifications from this page. You can change that in the browser’s settings for this site.
settings-push-failed = Your browser could not subscribe to its push service. Try again later.
settings-push-install = To be called on this device, first install Atoll as described below.

## A webhook of a table

webhook-title = Calls in a chat
webhook-help = The player whose turn it is can be called in a channel on Discord, Slack, Matrix or ntfy. Paste the webhook’s address here. It is kept secret: the other players see only the name of its server.
webhook-url = Address of the webhook
webhook-format = Service
webhook-format-auto = Recognise by the address
webhook-set = Call there
webhook-is-set = { $name } has turns at this table called at { $host } ({ $service }).
webhook-is-set-by-you = You have turns at this table called at { $host } ({ $service }).
webhook-failed = The last message did not arrive there.
webhook-failed-status = The last message was refused there (status { $status }).
webhook-remove = Stop calling there

## What is posted

webhook-hello = Turns at a table of { $game } are called here from now on:
webhook-turn = { $name }, it is your turn in { $game }:
