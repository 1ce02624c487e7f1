alter table credential add constraint credential_member foreign key (member_id) references member (member_id);

alter table staff_session add constraint staff_session_staff foreign key (staff_id) references staff (staff_id);

alter table staff_ticket add constraint staff_ticket_staff
  foreign key (staff_id) references staff (staff_id);

alter table staff_authenticator add constraint staff_authenticator_staff
  foreign key (staff_id) references staff (staff_id);

alter table staff_recovery_code add constraint staff_recovery_code_staff
  foreign key (staff_id) references staff (staff_id);

alter table staff_passkey add constraint staff_passkey_staff
  foreign key (staff_id) references staff (staff_id);
