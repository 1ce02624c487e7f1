-- Every member sees the theme, so that two people publish it.
insert into steering_setting (name) values ('theme');
