insert into steering_setting (name) values ('laoQrs');
