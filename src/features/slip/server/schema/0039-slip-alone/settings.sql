insert into steering_setting (name) values ('slipAlone');
