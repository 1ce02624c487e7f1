import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { chatOfficeCalls, type ChatView } from '../office-contract.ts';
import { isStarted, useDrafts } from './drafts.ts';

export type OpenChat = AnswerOf<typeof chatOfficeCalls.get>;

const readAgainMs = 2_000;
const countAgainMs = 10_000;

export const useChatList = ({ view, page }: { readonly view: ChatView; readonly page: number }) =>
  useQuery({
    queryKey: ['chats', view, page],
    queryFn: () => answerOf(chatOfficeCalls.list, { view, page, limit: queuePageSize }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  });

export const useWaitingChats = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['chats', 'count'],
    queryFn: () => answerOf(chatOfficeCalls.list, { view: 'unassigned', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts.unassigned;

// Each reading shows colleagues that this person has the talk open, and whether they have begun to write.
export const useChat = (conversationId: string, before: number | undefined) => {
  const drafts = useDrafts();
  return useQuery({
    queryKey: ['chat', conversationId, before ?? null],
    queryFn: () => {
      const isTyping = isStarted(drafts.of(conversationId)) ? 1 : 0;
      return answerOf(chatOfficeCalls.get, { conversationId, before, isTyping });
    },
    refetchInterval: before === undefined ? readAgainMs : false,
    placeholderData: keepPreviousData,
  });
};

type Calls = typeof chatOfficeCalls;
const refreshing = { meta: { refreshes: true } } as const;

export const useAnswer = () =>
  useMutation({
    mutationFn: (question: QuestionOf<Calls['answer']>) => answerOf(chatOfficeCalls.answer, question),
    ...refreshing,
  });

export const useNote = () =>
  useMutation({
    mutationFn: (question: QuestionOf<Calls['addNote']>) => answerOf(chatOfficeCalls.addNote, question),
    ...refreshing,
  });

export const useClaim = () =>
  useMutation({
    mutationFn: (question: QuestionOf<Calls['claim']>) => answerOf(chatOfficeCalls.claim, question),
    ...refreshing,
  });

export const useRelease = () =>
  useMutation({
    mutationFn: (question: QuestionOf<Calls['release']>) => answerOf(chatOfficeCalls.release, question),
    ...refreshing,
  });

export const useResolve = () =>
  useMutation({
    mutationFn: (question: QuestionOf<Calls['resolve']>) => answerOf(chatOfficeCalls.resolve, question),
    ...refreshing,
  });
