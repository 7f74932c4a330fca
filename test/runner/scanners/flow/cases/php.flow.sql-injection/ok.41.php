<?php
use Medoo\Medoo;
$q = (string) (int) $_GET["q"];
$database = new Medoo([]);
$database->query("select " . $q);
$database->select("t", "*", Medoo::raw("where " . $q));
R::exec("select " . $q);
dibi::query("select " . $q);
$explorer->query("select " . $q);
$explorer->table("x")->where("a = " . $q);
ORM::for_table("x")->raw_query("select " . $q);
ORM::for_table("x")->where_raw("a = " . $q);
Db::query("select " . $q);
Db::execute("update x set a = " . $q);
Db::name("user")->where("id = " . $q)->find();
Db::table("u")->whereRaw("id = " . $q);
Db::table("u")->order($q);
$con = Propel::getConnection(); $con->prepare("select " . $q);
$this->db->query("select " . $q);
