<?php
$mbox = imap_open('{h}', 'u', 'p');
$header = imap_headerinfo($mbox, 1);
exec('x ' . $header->subject); // expect
exec('x ' . imap_body($mbox, 1)); // expect
exec('x ' . imap_fetchbody($mbox, 1, '1')); // expect
$structure = imap_fetchstructure($mbox, 1);
exec('x ' . $structure->parts[0]->dparameters[0]->value); // expect
exec('x ' . imap_fetch_overview($mbox, '1')[0]->subject); // expect


$parser = new PhpMimeMailParser\Parser();
$parser->setText(file_get_contents('php://stdin'));
exec('x ' . $parser->getHeader('subject')); // expect
foreach ($parser->getAttachments() as $attachment) {
    exec('x ' . $attachment->getFilename()); // expect
}
