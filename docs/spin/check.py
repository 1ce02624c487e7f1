#!/usr/bin/env python3
"""Checks a saved proof of spins: python3 check.py proof.json"""
import hashlib
import hmac
import json
import sys


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def draw(proof, spin, weights):
    total = sum(weights)
    limit = 2**64 - 2**64 % total
    k = 0
    while True:
        message = f"krapao-spin/1|{proof['wheelHash']}|{spin['clientSeed']}|{spin['nonce']}|{k}"
        digest = hmac.new(bytes.fromhex(proof["seed"]), message.encode(), hashlib.sha256).digest()
        drawn = int.from_bytes(digest[:8], "big")
        if drawn < limit:
            break
        k += 1
    drawn %= total
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place


def check(proof):
    if proof["seed"] is None:
        return "the seed is not revealed yet"
    if sha256("krapao-spin-wheel/1|" + proof["wheel"]) != proof["wheelHash"]:
        return "the wheel is not the one that was published"
    if sha256("krapao-spin-commit/1|" + proof["seed"] + "|" + proof["wheelHash"]) != proof["commitment"]:
        return "the seed does not fit the commitment"
    slices = json.loads(proof["wheel"])
    weights = [weight for _, _, weight, *_ in slices]
    spins = sorted(proof["spins"], key=lambda spin: spin["nonce"])
    for place, spin in enumerate(spins):
        if spin["nonce"] != place + 1:
            return f"spin {place + 1} is missing"
        if slices[draw(proof, spin, weights)][0] != spin["code"]:
            return f"spin {spin['nonce']} should have come out on another slice"
    return None


with open(sys.argv[1], encoding="utf-8") as file:
    proof = json.load(file)
fault = check(proof)
print(f"correct: {len(proof['spins'])} spins" if fault is None else f"wrong: {fault}")
sys.exit(0 if fault is None else 1)
