import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { setting, type SettingName } from '#ask/settings.ts';
import { useLocale } from '#i18n/locale.ts';
import { contentCalls, type VideoName, videoNames } from '../contract.ts';

export interface Video {
  readonly name: VideoName;
  readonly source: string | null;
  readonly captions: string | null;
  readonly seconds: number | null;
}

const settingOf: Record<VideoName, SettingName> = {
  wallet: 'VITE_HOWTO_WALLET',
  play: 'VITE_HOWTO_PLAY',
  balance: 'VITE_HOWTO_BALANCE',
  bonus: 'VITE_HOWTO_BONUS',
  bonusCancel: 'VITE_HOWTO_BONUS_CANCEL',
};

const isPlayable = (address: string): boolean => /^(https?:\/\/|\/(?![/\\]))/.test(address);

// The five videos: the operator's, else those of the build. A backend without the call leaves the build's.
export const useVideos = (): { readonly videos: readonly Video[]; readonly isLoading: boolean } => {
  const locale = useLocale();
  const { data, isLoading } = useQuery({
    queryKey: ['videos', locale],
    queryFn: ({ signal }) => answerOf(contentCalls.listVideos, {}, { signal }),
    retry: false,
    staleTime: 300_000,
  });
  const videos = videoNames.map((name): Video => {
    const known = data?.find((video) => video.name === name);
    const source = known?.source ?? setting(settingOf[name]);
    return {
      name,
      source: isPlayable(source) ? source : null,
      captions: known?.captions ?? null,
      seconds: known?.seconds ?? null,
    };
  });
  return { videos, isLoading };
};
