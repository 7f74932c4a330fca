<?php
use BotMan\BotMan\BotMan;
use BotMan\BotMan\BotManFactory;
use BotMan\BotMan\Messages\Incoming\Answer;
use Discord\Discord;
use Discord\Parts\Channel\Message;
use PhpMcp\Server\Attributes\McpTool;

$botman->hears('ping {host}', function (BotMan $bot, $host) {
    exec('x ' . $host); // expect
    exec('x ' . $bot->getMessage()->getText()); // expect
    $bot->ask('Host?', function (Answer $answer) {
        exec('x ' . $answer->getText()); // expect
        exec('x ' . $answer->getValue()); // expect
    });
});
$botman->fallback(function ($bot) {
    exec('x ' . $bot->getMessage()->getText()); // expect
    exec('seq ' . (int) $bot->getMessage()->getText());
});

$discord = new Discord([]);
$discord->on('message', function (Message $message, Discord $discord) {
    exec('x ' . $message->content); // expect
});

class Tools
{
    #[McpTool(name: 'ping')]
    public function ping(string $host, int $count): string
    {
        exec('x ' . $host); // expect
        exec('seq ' . $count);
        return '';
    }
}
