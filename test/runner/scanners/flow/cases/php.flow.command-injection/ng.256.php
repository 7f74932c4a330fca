<?php
namespace Drupal\jobs;

use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\node\Entity\Node;

class Jobs
{
    public function __construct(private Connection $database, private EntityTypeManagerInterface $entityTypeManager) {}

    public function run(int $id): void
    {
        $a = $this->database->select('jobs', 'j')->fields('j')->execute()->fetchAssoc();
        exec('x ' . $a['command']); // expect
        exec('x ' . $this->database->query('SELECT command FROM {jobs}')->fetchField()); // expect
        foreach ($this->database->query('SELECT command FROM {jobs}')->fetchCol() as $v) {
            exec('x ' . $v); // expect
        }
        foreach ($this->database->query('SELECT id, command FROM {jobs}')->fetchAllKeyed() as $v) {
            exec('x ' . $v); // expect
        }
        $result = $this->database->select('jobs', 'j')->execute();
        foreach ($result as $record) {
            exec('x ' . $record->command); // expect
        }
        $node = Node::load($id);
        exec('x ' . $node->get('field_command')->value); // expect
        exec('x ' . $node->getTitle()); // expect
        $b = $this->entityTypeManager->getStorage('node')->load($id);
        exec('x ' . $b->field_command->value); // expect
        foreach ($this->entityTypeManager->getStorage('node')->loadMultiple() as $n) {
            exec('x ' . $n->label()); // expect
        }
        exec('x ' . \Drupal::config('jobs.settings')->get('command')); // expect
        exec('x ' . \Drupal::state()->get('jobs.command')); // expect
        exec('x ' . (int) $node->id());
    }
}
