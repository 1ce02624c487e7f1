-- A payout that was paid and came back: neither a deposit nor the release of a hold.
alter type entry_kind add value 'withdrawal_returned';
