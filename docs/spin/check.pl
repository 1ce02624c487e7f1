#!/usr/bin/env perl
# Checks a saved proof of spins: perl check.pl proof.json
use strict;
use warnings;
use Digest::SHA qw(sha256_hex hmac_sha256);
use Encode qw(encode_utf8);
use JSON::PP qw(decode_json);

sub sha256 { return sha256_hex(encode_utf8(shift)) }

sub draw {
    my ($proof, $spin, @weights) = @_;
    my $total = 0;
    $total += $_ for @weights;
    # 2^64 modulo the total, which has no room in 64 bits itself.
    my $rest = (~0 % $total + 1) % $total;
    my $drawn;
    for (my $k = 0; ; $k += 1) {
        my $message = join '|', 'krapao-spin/1', $proof->{wheelHash}, $spin->{clientSeed}, $spin->{nonce}, $k;
        $drawn = unpack 'Q>', hmac_sha256($message, pack 'H*', $proof->{seed});
        last if $drawn <= ~0 - $rest;
    }
    $drawn %= $total;
    for my $place (0 .. $#weights) {
        return $place if $drawn < $weights[$place];
        $drawn -= $weights[$place];
    }
}

sub check {
    my ($proof) = @_;
    return 'the seed is not revealed yet' unless defined $proof->{seed};
    return 'the wheel is not the one that was published'
        if sha256("krapao-spin-wheel/1|$proof->{wheel}") ne $proof->{wheelHash};
    return 'the seed does not fit the commitment'
        if sha256("krapao-spin-commit/1|$proof->{seed}|$proof->{wheelHash}") ne $proof->{commitment};
    my $slices = decode_json(encode_utf8($proof->{wheel}));
    my @weights = map { $_->[2] } @$slices;
    my $place = 0;
    for my $spin (sort { $a->{nonce} <=> $b->{nonce} } @{ $proof->{spins} }) {
        $place += 1;
        return "spin $place is missing" if $spin->{nonce} != $place;
        return "spin $place should have come out on another slice"
            if $slices->[draw($proof, $spin, @weights)][0] ne $spin->{code};
    }
    return undef;
}

open my $file, '<', $ARGV[0] or die "$ARGV[0]: $!\n";
my $proof = decode_json(do { local $/; <$file> });
my $fault = check($proof);
print defined $fault ? "wrong: $fault\n" : 'correct: ' . scalar(@{ $proof->{spins} }) . " spins\n";
exit(defined $fault ? 1 : 0);
