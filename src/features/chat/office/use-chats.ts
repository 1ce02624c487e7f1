import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { chatOfficeCalls, type ChatView } from '../office-contract.ts';

export type OpenChat = AnswerOf<typeof chatOfficeCalls.get>;

const pageSize = 50;
const readAgainMs = 2_000;
const countAgainMs = 10_000;

export const useChatList = ({ view, page }: { readonly view: ChatView; readonly page: number }) =>
  useQuery({
    queryKey: ['chats', view, page],
    queryFn: () => answerOf(chatOfficeCalls.list, { view, page, limit: pageSize }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  });

export const useWaitingChats = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['chats', 'count'],
    queryFn: () => answerOf(chatOfficeCalls.list, { view: 'waiting', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts.waiting;

export const useChat = (conversationId: string, before: number | undefined) =>
  useQuery({
    queryKey: ['chat', conversationId, before ?? null],
    queryFn: () => answerOf(chatOfficeCalls.get, { conversationId, before }),
    refetchInterval: before === undefined ? readAgainMs : false,
    placeholderData: keepPreviousData,
  });

export const useAnswer = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof chatOfficeCalls.answer>) => answerOf(chatOfficeCalls.answer, question),
    meta: { refreshes: true },
  });

export const useResolve = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof chatOfficeCalls.resolve>) => answerOf(chatOfficeCalls.resolve, question),
    meta: { refreshes: true },
  });
