<?php
use Medoo\Medoo;
$q = $_GET["q"];
$database = new Medoo([]);
$database->query("select " . $q); // expect
$database->select("t", "*", Medoo::raw("where " . $q)); // expect
R::exec("select " . $q); // expect
dibi::query("select " . $q); // expect
$explorer->query("select " . $q); // expect
$explorer->table("x")->where("a = " . $q); // expect
ORM::for_table("x")->raw_query("select " . $q); // expect
ORM::for_table("x")->where_raw("a = " . $q); // expect
Db::query("select " . $q); // expect
Db::execute("update x set a = " . $q); // expect
Db::name("user")->where("id = " . $q)->find(); // expect
Db::table("u")->whereRaw("id = " . $q); // expect
Db::table("u")->order($q); // expect
$con = Propel::getConnection(); $con->prepare("select " . $q); // expect
$this->db->query("select " . $q); // expect
