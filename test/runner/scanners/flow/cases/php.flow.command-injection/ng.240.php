<?php
use Longman\TelegramBot\Commands\UserCommand;
use Longman\TelegramBot\Request;
use SergiX44\Nutgram\Nutgram;
use Telegram\Bot\Api;
use Telegram\Bot\Commands\Command;

class PingCommand extends UserCommand
{
    public function execute(): \Longman\TelegramBot\Entities\ServerResponse
    {
        $message = $this->getMessage();
        exec('x ' . $message->getText(true)); // expect
        exec('x ' . $this->getMessage()->getText()); // expect
        exec('x ' . $message->getCaption()); // expect
        exec('x ' . $message->getDocument()->getFileName()); // expect
        exec('x ' . $this->getCallbackQuery()->getData()); // expect
        exec('x ' . $this->getInlineQuery()->getQuery()); // expect
        exec('x ' . $message->getFrom()->getFirstName()); // expect
        exec('seq ' . (int) $message->getText(true));
    }
}

$bot = new Nutgram('t');
$bot->onCommand('ping {host}', function (Nutgram $bot, string $host) {
    exec('x ' . $host); // expect
    exec('x ' . $bot->message()->text); // expect
    exec('x ' . $bot->callbackQuery()->data); // expect
});
$bot->onText('I am {name}', function (Nutgram $bot, $name) {
    exec('x ' . $name); // expect
});
$bot->onMessage(function (Nutgram $bot) {
    exec('x ' . $bot->message()->text); // expect
    exec('x ' . $bot->message()->document->file_name); // expect
});

$telegram = new Api('t');
$update = $telegram->getWebhookUpdate();
exec('x ' . $update->getMessage()->getText()); // expect
exec('x ' . $update->message->text); // expect
$updates = $telegram->getWebhookUpdates();
exec('x ' . $updates['message']['text']); // expect
