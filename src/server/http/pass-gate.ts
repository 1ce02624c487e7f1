import type { FastifyRequest } from 'fastify';
import { byItselfHeader } from '#contract/by-itself-header.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mayCall } from '#contract/staff-roles.ts';
import { isSiteGone } from '../operator/shared-settings.ts';
import type { CallLimits } from './call-limits.ts';
import { guardChangingGet } from './guard-changing-get.ts';
import type { Actor, Context } from '../context.ts';
import { Refusal, refuse } from '../refuse.ts';

const bearerForm = /^Bearer (\S{1,2048})$/;

const tokenOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return null;
  return bearerForm.exec(header)?.[1] ?? refuse('invalid-token');
};

const actorOf = async (context: Context, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> => {
  if (endpoint.who === 'anyone') return { kind: 'visitor' };
  const token = tokenOf(request) ?? refuse('UNAUTHORIZED');
  if (endpoint.who === 'member') return context.actors.memberOfToken(context, token);
  const isByItself = endpoint.effect === 'read' && request.headers[byItselfHeader] === '1';
  return context.actors.staffOfToken(context, token, isByItself);
};

const callsThatOutliveTheSite = new Set(['GET /api/lookup/active']);

// Identifies the caller and checks in the order in which refusals take precedence (OP-303): shut-down site, blocked
// address, call limits, token, suspended member, role, guard of the state-changing GETs.
export const passGate = async (
  context: Context,
  limits: CallLimits,
  ask: { endpoint: Endpoint; request: FastifyRequest },
): Promise<Actor> => {
  const { endpoint, request } = ask;
  if (endpoint.who !== 'staff' && !callsThatOutliveTheSite.has(endpoint.at) && (await isSiteGone(context)))
    refuse('gone');
  if (context.settings.BLOCKED_ADDRESSES.includes(request.ip)) refuse('INVALID_IP');
  const actor = await actorOf(context, endpoint, request).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (actor instanceof Refusal || actor.kind === 'visitor') await limits.takeForAddress(request.ip);
  else await limits.takeForMember(actor.kind === 'member' ? actor.memberId : actor.staffId);
  if (actor instanceof Refusal) throw actor;
  if (actor.kind === 'staff' && !mayCall(actor.role, endpoint)) refuse('NOT_PERMITTED');
  guardChangingGet(endpoint, request.headers);
  return actor;
};
