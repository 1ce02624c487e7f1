-- Sources and the names of banks are read by every new member, so that two people publish them.
insert into steering_setting (name) values ('sources'), ('bankTexts');
