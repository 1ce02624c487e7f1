-- Every member reads the operator's name and follows the website, so that two people publish them.
insert into steering_setting (name) values ('info');
